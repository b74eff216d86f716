import { editedSchemas, SCHEMAS_FOLDER } from './schemas.ts';

/** `.vscode/settings.json`: which schema describes which file, and how content is written. */
export function settings() {
  // For front matter there is no such thing in VS Code: it has the task "content:check".
  const json = editedSchemas().filter(({ files }) => files.some((file) => file.endsWith('.json')));
  return {
    'json.schemas': json.map(({ name, files }) => ({
      fileMatch: files.map((file) => `/${file}`),
      url: `./${SCHEMAS_FOLDER}/${name}.json`,
    })),
    'editor.formatOnSave': true,
    '[json]': { 'editor.defaultFormatter': 'biomejs.biome' },
    '[markdown]': {
      'editor.formatOnSave': false,
      'editor.wordWrap': 'on',
      'editor.quickSuggestions': { other: true, comments: false, strings: true },
    },
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'cSpell.import': ['./cspell.json'],
    'textlint.run': 'onType',
    'textlint.languages': ['markdown'],
  };
}

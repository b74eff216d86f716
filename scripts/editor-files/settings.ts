import { contentSchemas, SCHEMAS_FOLDER } from './schemas.ts';

/** `.vscode/settings.json`: which schema describes which file, and how content is written. */
export function settings() {
  const schemas = contentSchemas();
  const ofFormat = (ending: string) =>
    schemas
      .map(({ name, files }) => ({ name, files: files.filter((file) => file.endsWith(ending)) }))
      .filter(({ files }) => files.length > 0);
  return {
    'json.schemas': ofFormat('.json').map(({ name, files }) => ({
      fileMatch: files.map((file) => `/${file}`),
      url: `./${SCHEMAS_FOLDER}/${name}.json`,
    })),
    // Read by YAML extensions that know front matter; others take the snippets and the task "content:check".
    'yaml.schemas': Object.fromEntries(
      ofFormat('.md').map(({ name, files }) => [`./${SCHEMAS_FOLDER}/${name}.json`, files]),
    ),
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

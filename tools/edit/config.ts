/** The configuration of the editor, made of what the content's own schemas say: a form for each file of `content/`. */
import { ENTRY_PAGES, FIXED_PAGES, PAGE_ROWS } from '../../app/pages.ts';
import { type CollectionName, type CollectionRow, collections } from '../../lib/content/collections.ts';
import { KEBAB_CASE } from '../../lib/content/fields.ts';
import type { PageRow } from '../../lib/content/read-entry.ts';
import type { Repository } from '../../lib/content/site.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { contentSchemas } from '../editor-files/schemas.ts';
import { type Called, choicesIn, pageName } from './called.ts';
import { type Choices, type Field, fieldsOf } from './fields.ts';

/**
 * Files without a form: their keys are names with dots or words of the site's own, which no field of the editor may have.
 * Engineers keep them (docs/guides/content.md).
 */
export const WITHOUT_FORM = ['facts', 'tags'] as const;

const schemas = new Map(contentSchemas().map(({ name, schema }) => [name, schema]));

function fields(
  name: string,
  language: Locale,
  shared: readonly string[] = [],
  choices: Choices = {},
): Field[] {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`There is no schema ${name}`);
  return fieldsOf(schema, { language, shared, choices, path: '' });
}

/** What the lists of the editor are called. */
const NAMES: Record<
  Locale,
  Record<CollectionName | 'pages' | 'whole' | 'site' | 'search' | 'text', string>
> = {
  ja: {
    ...{ cases: '導入事例', tech: '技術', news: 'お知らせ', blog: 'ブログ', awards: '受賞・採択' },
    ...{
      'block-pages': 'ブロックで作るページ',
      examples: '自動化例',
      glossary: '用語集',
      legal: '規約と方針',
    },
    ...{ pages: 'ページ', whole: 'サイト全体', site: '会社と設定', search: '検索の言葉', text: '本文' },
  },
  en: {
    ...{ cases: 'Cases', tech: 'Technology', news: 'News', blog: 'Blog', awards: 'Awards' },
    ...{
      'block-pages': 'Pages made of blocks',
      examples: 'Automation examples',
      glossary: 'Glossary',
      legal: 'Terms and policies',
    },
    ...{
      pages: 'Pages',
      whole: 'The whole site',
      site: 'Company and settings',
      search: 'Words of the search',
      text: 'Text',
    },
  },
};

/** Where an entry or a page is seen, without the language. */
const ENTRY_PATHS = new Map([
  ['block-pages', '/{{slug}}'],
  ...ENTRY_PAGES.map(({ collection, path }) => [collection as string, path('{{slug}}')] as const),
]);
const PAGE_PATHS = new Map(
  FIXED_PAGES.flatMap((page) => ('folder' in page ? [[page.folder as string, page.path]] : [])),
);
const preview = (path: string | undefined) => path !== undefined && { preview_path: `{{locale}}${path}` };

/** The text below the front matter, as it is written: what a rich editor would make of it is another text. */
const body = (language: Locale): Field => ({
  name: 'body',
  label: NAMES[language].text,
  widget: 'markdown',
  modes: ['raw'],
  required: false,
  i18n: true,
});

/** What the program would make of other letters by itself is an address that nobody chose. */
const SLUG = {
  ja: '小文字の英数字をハイフンでつないでください（例：2026-04-open-day）',
  en: 'Use lower-case ASCII words joined by hyphens, like 2026-04-open-day',
};

const EXTENSIONS = {
  md: { extension: 'md', format: 'yaml-frontmatter' },
  json: { extension: 'json', format: 'json' },
};

const NAMING = ['title', 'name', 'term', 'heading'];

/** The path of the field that names an entry in lists: its own, or that of the part it begins with. */
const nameOf = (list: readonly Field[]): string =>
  NAMING.find((name) => list.some((field) => field.name === name)) ?? 'top.title';

const newestFirst = (name: string) => ({
  sortable_fields: { fields: ['date', name], default: { field: 'date', direction: 'descending' } },
});

const collection = ([name, row]: [string, CollectionRow], language: Locale, settings: EditorSettings) => {
  const own = fields(name, language, row.shared, choicesIn(name, language, settings));
  return {
    name,
    label: NAMES[language][name as CollectionName],
    folder: `content/${name}`,
    path: '{{slug}}/index',
    ...preview(ENTRY_PATHS.get(name)),
    ...(row.ids ? { create: false, delete: false } : { create: true }),
    identifier_field: nameOf(own),
    ...(own.some((field) => field.name === 'date') && newestFirst(nameOf(own))),
    // Asked for once: an address that others have linked stays, and the program does not check a changed one.
    slug: { editable: ['create'], pattern: [KEBAB_CASE.source, SLUG[language]] },
    media_folder: '',
    public_folder: '.',
    ...EXTENSIONS[row.format],
    // Where an entry may wait for its translation, a form can leave the other language out.
    i18n: row.summaryField ? { initial_locales: 'all' as const } : true,
    fields: row.format === 'md' ? [...own, body(language)] : own,
  };
};

/** The form of a page's two files; one form for each of them where their layouts differ. */
const page = ([name, row]: [string, PageRow], language: Locale, settings: EditorSettings) => {
  const called = pageName(name, language, settings);
  const label = (folder: string) => (called === undefined ? folder : `${called} (${folder})`);
  const place = {
    ...{ media_folder: `/content/pages/${name}`, public_folder: '.' },
    ...preview(PAGE_PATHS.get(name)),
  };
  if (row.schemas.ja === row.schemas.en)
    return [
      {
        ...{ name, label: label(name), file: `content/pages/${name}/{{locale}}.json`, i18n: true, ...place },
        fields: fields(`page-${name}`, language, row.shared),
      },
    ];
  return LOCALES.map((locale) => ({
    ...{
      name: `${name}-${locale}`,
      label: label(`${name}, ${locale}`),
      file: `content/pages/${name}/${locale}.json`,
      ...place,
    },
    fields: fields(`page-${name}-${locale}`, language),
  }));
};

/** What a save does: writes into the folder of this machine or, where there is a repository, proposes a change there. */
function saving(repository: Repository | undefined) {
  // The folder takes the place of the host. Of this kind alone the program does not ask another host how it fares.
  if (!repository)
    return { backend: { name: 'gitea', repo: 'local/site', branch: 'main', auth_methods: ['token'] } };
  const { host, name, branch, application } = repository;
  // GitHub lets nobody sign in from a page without a server's secret; GitLab does, for an application that it knows.
  const byApplication = host === 'gitlab' && application !== undefined;
  return {
    backend: {
      ...{ name: host, repo: name, branch },
      ...(byApplication
        ? { auth_type: 'pkce', app_id: application, auth_methods: ['oauth', 'token'] }
        : { auth_methods: ['token'] }),
    },
    // A branch and a request for each entry.
    publish_mode: 'editorial_workflow',
  };
}

export type EditorSettings = Called & {
  /** Where the site is seen while it is edited. */
  url: string;
  /** Where saves go instead of a folder of this machine. */
  repository?: Repository | undefined;
};

/** The configuration for editors of a language. */
export function editorConfig(language: Locale, settings: EditorSettings) {
  const { url, repository } = settings;
  const { pages, whole } = NAMES[language];
  const single = (name: 'site' | 'search') => ({
    name,
    label: NAMES[language][name],
    file: `content/${name}.json`,
    fields: fields(name, language),
  });
  return {
    load_config_file: false,
    ...saving(repository),
    // The two languages side by side; what a page looks like is for `npm run dev` to show.
    editor: { preview: false },
    site_url: url,
    display_url: url,
    media_folder: 'public',
    public_folder: '/',
    // Pictures of other hosts are none of ours; one of this machine gets a name that the site takes.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    i18n: {
      structure: 'multiple_files',
      locales: [...LOCALES],
      default_locale: 'ja',
      omit_default_locale_from_preview_path: true,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    collections: [
      ...Object.entries(collections as Record<string, CollectionRow>).map((row) =>
        collection(row, language, settings),
      ),
      {
        name: 'pages',
        label: pages,
        i18n: true,
        files: Object.entries(PAGE_ROWS).flatMap((row) => page(row, language, settings)),
      },
      { name: 'whole', label: whole, files: (['site', 'search'] as const).map(single) },
      // Whoever reviews a request publishes it.
    ].map((one) => (repository ? { ...one, publish: false } : one)),
  };
}

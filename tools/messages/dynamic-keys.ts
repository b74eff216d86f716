/** Expressions that make keys of something, as they are written, and what they can ask for. */

import { DATA_NAMES } from '../../app/data/index.ts';
import { SECTION_IDS } from '../../app/guide-sections.ts';
import { INDUSTRIES } from '../../lib/cases/industries.ts';
import { NEWS_CATEGORIES } from '../../lib/content/collections.ts';
import { EXAMPLE_FIELDS } from '../../lib/content/example.ts';
import { FEED_LISTS } from '../../lib/feeds/paths.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { KINDS } from '../../lib/search/index-format.ts';
import type { Declared } from './check.ts';

const inside = (group: string, names: readonly string[]) => names.map((name) => `${group}.${name}`);

const CATEGORIES = inside('news.category', NEWS_CATEGORIES);
const INDUSTRY_NAMES = inside('industry', INDUSTRIES);
const NOTICES = ['soon', 'labneeds', 'detail'];
const SERVICES = ['customAutomation', 'labcraft', 'tore'];
const FOOTER = [
  ...['customAutomation', 'allServices', 'cases', 'whitepaper', 'about', 'team', 'news', 'blog'],
  ...['electronicNotice', 'contact', 'glossary'],
];
const SEARCH_TEXTS = ['count', 'none', 'noneHint', 'corrected', 'partial', 'more', 'older', 'popular'];
const LLMS = [
  ...['intro', 'sample', 'other', 'data.title', 'feeds.title'],
  ...inside(
    'sections',
    SECTION_IDS.filter((id) => id !== 'optional'),
  ),
  ...inside('data', DATA_NAMES),
  ...inside('feeds', FEED_LISTS),
];
const ARCHIVE_HEADS = [
  ...['blog', 'news'].flatMap((section) => inside(section, ['month', 'tag', 'monthText', 'tagText'])),
  ...['pageTitle', 'numbered', 'range'],
];

const row = (file: string, asked: string, keys: readonly string[]): Declared => ({ file, asked, keys });

export const DYNAMIC_KEYS: readonly Declared[] = [
  row('app/archives/archives.ts', 'archive', inside('archive', ARCHIVE_HEADS)),
  row(
    'components/sections/article/entry-rows.tsx',
    "'related.kind' kind",
    inside('related.kind', ['blog', 'news', 'cases']),
  ),
  row('app/[locale]/cases/[id]/case-facts.tsx', "'industry' entry.data.industry", INDUSTRY_NAMES),
  row('app/[locale]/cases/[id]/case-material.tsx', "'industry' data.industry", INDUSTRY_NAMES),
  // These are the words of the page's own copy.
  row('app/[locale]/cases/[id]/facts.ts', 'industry', []),
  row('app/[locale]/cases/case-row.tsx', "'industry' industry", INDUSTRY_NAMES),
  row('app/[locale]/cases/industry-chips.tsx', "'industry' value", INDUSTRY_NAMES),
  row('app/[locale]/(home)/news-section.tsx', "'news' `category.{data.category}`", CATEGORIES),
  row(
    'app/[locale]/labneeds/example-items.ts',
    "'examples' `field.{data.field}`",
    inside('examples.field', EXAMPLE_FIELDS),
  ),
  row(
    'app/frame/footer.tsx',
    "id === 'services' ? 'footer.allServices' : `footer.{id}`",
    inside('footer', FOOTER),
  ),
  row('app/frame/footer.tsx', '`footer.{id}`', inside('footer', ['services', 'company', 'desk'])),
  row('components/layout/language-toggle.tsx', "'language' locale", inside('language', LOCALES)),
  row(
    'app/frame/services-menu.tsx',
    "'services' `{entry.id}.name`",
    SERVICES.map((id) => `services.${id}.name`),
  ),
  row(
    'app/frame/services-menu.tsx',
    "'services' `{entry.id}.note`",
    SERVICES.map((id) => `services.${id}.note`),
  ),
  row('app/frame/simple-footer.tsx', '`language.{other}`', inside('language', LOCALES)),
  row('app/[locale]/news/category-chips.tsx', "'news' `category.{category}`", CATEGORIES),
  row('app/[locale]/news/news-articles.ts', "'news' `category.{entry.data.category}`", CATEGORIES),
  row('app/[locale]/news/news-side.tsx', "'news' `category.{category}`", CATEGORIES),
  row(
    'components/sections/publication/entry-marks.ts',
    'publication.only',
    inside('publication.only', LOCALES),
  ),
  row(
    'components/sections/publication/only-original.tsx',
    "'publication' `note.{original}`",
    inside('publication.note', LOCALES),
  ),
  row(
    'components/sections/publication/only-original.tsx',
    "'publication' `read.{original}`",
    inside('publication.read', LOCALES),
  ),
  row('app/[locale]/search/site-index.tsx', "'search.kind' kind", inside('search.kind', KINDS)),
  row('components/sections/feed-link.tsx', "'feeds' list", inside('feeds', FEED_LISTS)),
  row(
    'components/ui/badge.tsx',
    "'status' status",
    inside('status', ['live', 'trial', 'soon', 'recommended']),
  ),
  row(
    'components/ui/soon-button.tsx',
    "`toast.{notice}` 'title'",
    NOTICES.map((id) => `toast.${id}.title`),
  ),
  row(
    'components/ui/soon-button.tsx',
    "`toast.{notice}` 'text'",
    NOTICES.map((id) => `toast.${id}.text`),
  ),
  row('app/data/cases.ts', 'industry', INDUSTRY_NAMES),
  row('app/data/news.ts', 'news.category', CATEGORIES),
  row('app/feeds.ts', 'news.category', CATEGORIES),
  row('app/graph/archives.ts', 'archive', inside('archive', ARCHIVE_HEADS)),
  row('app/graph/entries.ts', 'industry', INDUSTRY_NAMES),
  row('app/graph/entries.ts', 'news.category', CATEGORIES),
  row('build/export/llms.ts', 'llms', inside('llms', LLMS)),
  row('build/export/search-index/words.ts', 'search.texts', inside('search.texts', SEARCH_TEXTS)),
  row('build/export/search-index/words.ts', 'search.kind', inside('search.kind', KINDS)),
];

/** What must not be on the site on the day of the launch, beside values that are marked as samples. */
import type { Facts } from '../../lib/content/facts.ts';
import type { Content } from '../../lib/content/load.ts';
import type { LoadedFile } from '../../lib/content/loaded-file.ts';
import { shortValue, type Wording } from '../../lib/content/problems.ts';
import { publicationState } from '../../lib/content/publication.ts';
import { isSample, listSamples, type SamplePaths } from '../../lib/content/sample.ts';
import { stringsIn, valueAt } from '../../lib/content/values.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';

export type LaunchFinding = { why: Wording; file: string; field: string; value: string };

type Checked = { file: string; samples: SamplePaths; data: unknown };

/** Every text of some files, with the file it stands in and the path that leads to it. */
const textsOf = (files: readonly Checked[]) =>
  files.flatMap((file) =>
    stringsIn(file.data).map(({ path, text }) => ({ ...file, path, field: path.join('.'), text })),
  );

const finding = (why: Wording, { file, field, text }: ReturnType<typeof textsOf>[number]): LaunchFinding => ({
  why,
  file,
  field,
  value: shortValue(text),
});

const SAMPLE: Wording = {
  ja: '見本の値：本物の値に直し、sample の印を消す',
  en: 'Sample values: put the real ones and take the mark off',
};

/** Every value that is marked as a sample. */
export const sampleFindings = (files: readonly Checked[]): LaunchFinding[] =>
  listSamples(files).map((sample) => ({ why: SAMPLE, ...sample }));

/** Every figure that is marked as a sample. */
export const factSamples = (facts: Facts): LaunchFinding[] =>
  Object.entries(facts).flatMap(([name, { sample, value }]) =>
    sample ? [{ why: SAMPLE, file: 'content/facts.json', field: name, value: shortValue(value) }] : [],
  );

const PLACEHOLDER: Wording = {
  ja: '仮の言葉が残っている：本物の文に直す',
  en: 'Placeholder words: put the real text',
};
const WORDS = /（見本）|ダミー|仮テキスト|未定|lorem ipsum|\bplaceholder text\b|\bTBD\b|\bTBA\b|\bXXX+\b/i;

/** Words that somebody meant to replace, where no mark covers them. */
export const placeholderFindings = (files: readonly Checked[]): LaunchFinding[] =>
  textsOf(files)
    .filter(({ samples, field, text }) => WORDS.test(text) && !isSample(samples, field))
    .map((found) => finding(PLACEHOLDER, found));

const FORMER: Wording = {
  ja: '見本の会社名が残っている文：content/site.json の会社名に直す',
  en: 'Texts that still name the sample company: put the name of content/site.json',
};
const SAMPLE_COMPANY = { ja: '東北ラボオートメーション', en: 'Tohoku Lab Automation' };

/** Texts with the name that the company has in the samples, as soon as content/site.json has another one in that language. */
export function formerNames(
  files: readonly Checked[],
  { company }: { company: { name: Readonly<Record<Locale, string>> } },
): LaunchFinding[] {
  const former = LOCALES.map((locale) => [SAMPLE_COMPANY[locale], company.name[locale]] as const)
    .filter(([sample, name]) => !name.includes(sample))
    .map(([sample]) => sample);
  return textsOf(files)
    .filter(({ text }) => former.some((name) => text.includes(name)))
    .map((found) => finding(FORMER, found));
}

const VIDEO: Wording = {
  ja: '動画の id が仮のもの：動画ページのアドレスから写す',
  en: 'Placeholder video ids: copy them from the address of the film',
};
/** Whether the field of a dotted path holds the id of a video. */
export const isVideoField = (field: string): boolean => /(?:^|\.)videoId$|^videos\./.test(field);
/** Eleven letters, digits, hyphens and underscores; one letter eleven times is nobody's film. */
const isVideoId = (id: string) => /^[\w-]{11}$/.test(id) && !/^sample|^(.)\1+$/i.test(id);

/** Video ids that cannot be real. */
export const videoFindings = (files: readonly Checked[]): LaunchFinding[] =>
  textsOf(files)
    .filter(({ field, text }) => isVideoField(field) && !isVideoId(text))
    .map((found) => finding(VIDEO, found));

const UNDATED: Wording = {
  ja: '公開日のない動画：動画ページにある公開日を書き加える（videoDates、事例では videoDate）',
  en: 'Films without a day: add the one that the page of the film shows (videoDates, in a case videoDate)',
};

/** Where the day of a film stands: `videos.intro` → `videoDates.intro`, `videoId` → `videoDate`. */
const dayPath = (path: readonly string[]) =>
  path[0] === 'videos' ? ['videoDates', ...path.slice(1)] : [...path.slice(0, -1), 'videoDate'];

/** Films whose day nobody has given. Ids that are samples or cannot be real are found as such, not here too. */
export const undatedFilms = (files: readonly Checked[]): LaunchFinding[] =>
  textsOf(files)
    .filter(({ samples, field, text }) => isVideoField(field) && isVideoId(text) && !isSample(samples, field))
    .filter(({ data, path }) => valueAt(data, dayPath(path)) === undefined)
    .map((found) => finding(UNDATED, { ...found, field: dayPath(found.path).join('.') }));

const URL_MISSING: Wording = {
  ja: '公開できないアドレス：本物のアドレスに直す',
  en: 'Addresses nobody can open: put the real ones',
};
const DEAD =
  /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|net|org)|localhost|[\w-]+\.(?:test|example|invalid|local))(?:[/:?#]|$)|^mailto:.*example|@(?:[\w-]+\.)*example\./i;

/** Addresses on names that belong to nobody. */
export const addressFindings = (files: readonly Checked[]): LaunchFinding[] =>
  textsOf(files)
    .filter(({ text }) => DEAD.test(text))
    .map((found) => finding(URL_MISSING, found));

const OLD: Wording = {
  ja: '確かめてから一年を過ぎた数値：確かめ直して date を改める',
  en: 'Figures confirmed more than a year ago: confirm them and renew "date"',
};
const LEFT: Wording = {
  ja: '日付を過ぎた下書き：公開するか、消す',
  en: 'Drafts whose day has passed: publish or delete them',
};
const NOT_YET: Wording = {
  ja: '施行日が先の日付：日付を確かめる',
  en: 'In force only later: check the date',
};

/** The same day one year before: 2026-11-21 → 2025-11-21. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

const EXPIRED: Wording = {
  ja: 'security.txt の期限切れ：一年以内の日付に改める',
  en: 'security.txt has expired: put a day within a year',
};

/** The day from which security.txt no longer holds, if that has come. */
export const expiryFindings = (expires: string, today: string): LaunchFinding[] =>
  expires <= today
    ? [{ why: EXPIRED, file: 'content/site.json', field: 'security.expires', value: expires }]
    : [];

const EXPIRES_SOON: Wording = {
  ja: 'まもなく期限の切れる security.txt：連絡先を確かめ、一年以内の日付に改める',
  en: 'security.txt expires soon: check the contact and put a day within a year',
};
const DAYS_OF_NOTICE = 30;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A reminder in the last weeks before that day. */
export const expiryReminders = (expires: string, today: string): LaunchFinding[] =>
  today < expires && expires <= dayAfter(today, DAYS_OF_NOTICE)
    ? [{ why: EXPIRES_SOON, file: 'content/site.json', field: 'security.expires', value: expires }]
    : [];

const UPGRADED: Wording = {
  ja: '試験したものと違う版が入っている道具：試験し直し、版と日を書き改める',
  en: 'Tools of another version than the one that was tested with: test again, write version and day',
};

/** Reminders of tools (`{ 'axe-core': '4.13.0' }`) whose installed version the text of a file does not name. */
export const versionReminders = (
  files: readonly Pick<Checked, 'file' | 'data'>[],
  versions: Readonly<Record<string, string>>,
): LaunchFinding[] =>
  files.flatMap(({ file, data }) =>
    Object.entries(versions)
      .filter(([, version]) => !JSON.stringify(data).includes(version))
      .map(([field, value]) => ({ why: UPGRADED, file, field, value })),
  );

const UNUSED: Wording = {
  ja: 'どの記事にも付いていないタグ：使うか、content/tags.json から消す',
  en: 'Tags that nothing has: use them, or delete them from content/tags.json',
};

/** Reminders of tags that no post, article or case has: no page is made of one. */
export function unusedTags(
  { file, data }: Content['tags'],
  collections: Content['collections'],
): LaunchFinding[] {
  const { blog = [], news = [], cases = [] } = collections;
  const used = new Set([...blog, ...news, ...cases].flatMap((entry) => entry.data.tags));
  return Object.keys(data)
    .filter((tag) => !used.has(tag))
    .map((field) => ({ why: UNUSED, file, field, value: data[field]?.ja ?? '' }));
}

type Ledger = Record<string, { date: string }>;

/**
 * Reminders of old figures and forgotten drafts on a day (`YYYY-MM-DD`): neither is wrong on the site, and a deploy that they
 * stopped would keep the article there that a draft takes off it.
 */
export function dateReminders(facts: Ledger, entries: readonly LoadedFile[], today: string): LaunchFinding[] {
  const old = Object.entries(facts)
    .filter(([, { date }]) => date < yearBefore(today))
    .map(([name, { date }]) => ({
      why: OLD,
      file: 'content/facts.json',
      field: `${name}.date`,
      value: date,
    }));
  const drafts = entries.flatMap(({ file, data }) => {
    const { date } = data as { date?: string };
    const forgotten = publicationState(data, today) === 'draft' && date !== undefined && date <= today;
    return forgotten ? [{ why: LEFT, file, field: 'date', value: date }] : [];
  });
  return [...old, ...drafts];
}

/** Legal texts that are not in force on a day. */
export const dateFindings = (entries: readonly LoadedFile[], today: string): LaunchFinding[] =>
  entries.flatMap(({ file, data }) => {
    const { enacted } = data as { enacted?: string };
    return enacted !== undefined && enacted > today
      ? [{ why: NOT_YET, file, field: 'enacted', value: enacted }]
      : [];
  });

const LEGAL: Wording = {
  ja: '法律上の表示に必要な事項：値を書き加える',
  en: 'Facts that the law wants stated: add them',
};
/** What the privacy policy, the terms and the notices must name (Act on the Protection of Personal Information). */
const LEGAL_FACTS = ['company.name', 'company.representative', 'company.address', 'company.founded', 'mail'];

/** Legal facts that `content/site.json` does not give. */
export const legalFindings = (site: unknown): LaunchFinding[] =>
  LEGAL_FACTS.filter((field) => valueAt(site, field.split('.')) === undefined).map((field) => ({
    why: LEGAL,
    file: 'content/site.json',
    field,
    value: '–',
  }));

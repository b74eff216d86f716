/**
 * `content/tags.json`: the topics of posts, news and cases. The key is an ASCII slug, which stands in addresses and
 * in the `tags` of entries; the value is its name in each language, as it is read.
 */
import { z } from 'zod';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { expandFacts, type Facts } from './facts.ts';
import { bilingual, slug } from './fields.ts';
import type { Source } from './parse.ts';
import type { Problem, Wording } from './problems.ts';
import { type Name, takenNames } from './taken-names.ts';

export const tagsSchema = z.record(slug, bilingual);
export type TagNames = z.output<typeof tagsSchema>;

/** A tag as a page shows it. */
export type Tag = { id: string; name: string };

/** The tags of an entry: an id each, no id twice. */
export const tagIds = z
  .array(slug.meta({ ja: 'content/tags.json にあるタグの名前', en: 'Slug of a tag of content/tags.json' }))
  .refine((tags) => new Set(tags).size === tags.length, 'A tag is given twice: delete one')
  .meta({ ja: 'タグ。内容をよく表すものから順に', en: 'Tags, the most telling first' });

type Tagged = { file: string; source: Source; tags: readonly string[] };
type TagsFile = { file: string; source: Source; data: TagNames };

const unknownIn = (file: string): Wording => ({
  ja: `${file} にこのタグはありません。つづりを直すか、${file} に加えてください`,
  en: `No tag of ${file} has this slug: correct it, or add the tag there`,
});

const namesIn = ({ file, source, data }: TagsFile): Name[] =>
  Object.entries(data).flatMap(([owner, names]) =>
    LOCALES.map((locale) => ({
      ...{ file, among: locale, owner, value: names[locale] },
      ...{ field: `${owner}.${locale}`, at: source.locate([owner, locale]) },
    })),
  );

/**
 * One problem for each tag of an entry that the list lacks, and each name that two tags share. A tag that no entry has is
 * none, or taking off an article would need a change here (tools/launch/rules.ts reminds of it).
 */
export function checkTags(list: TagsFile, entries: readonly Tagged[]): Problem[] {
  const unknown = entries.flatMap(({ file, source, tags }) =>
    [...tags.entries()]
      .filter(([, id]) => !Object.hasOwn(list.data, id))
      .map(([index, value]) => ({
        file,
        at: source.locate(['tags', index]),
        field: `tags.${index}`,
        message: unknownIn(list.file),
        value,
      })),
  );
  return [...unknown, ...takenNames(namesIn(list))];
}

/** The tags with their figures put in, each language with its own format. */
export const tagsWithFacts = (names: TagNames, facts: Facts): TagNames =>
  Object.fromEntries(
    Object.entries(names).map(([id, { ja, en }]) => [
      id,
      { ja: expandFacts(ja, facts, 'ja'), en: expandFacts(en, facts, 'en') },
    ]),
  );

/**
 * Ids with their names in a language, in the same order.
 * @throws RangeError if there is no tag of an id.
 */
export const namedTags = (ids: readonly string[], names: TagNames, locale: Locale): Tag[] =>
  ids.map((id) => {
    const name = Object.hasOwn(names, id) ? names[id]?.[locale] : undefined;
    if (name === undefined) throw new RangeError(`content/tags.json: no tag "${id}"`);
    return { id, name };
  });

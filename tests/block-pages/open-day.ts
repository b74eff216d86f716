/**
 * A page that an editor could make: an open day, of an example of each block. Its names are such as no editor chooses, so
 * that it can lie beside what the real content has.
 */
import { readFileSync } from 'node:fs';
import { BLOCK_EXAMPLES } from '../../components/blocks/examples.ts';
import type { Locale } from '../../lib/i18n/locales.ts';

export const OPEN_DAY = 'zz-open-day';

const HEADS = {
  ja: {
    title: '見学会ZZ｜東北ラボオートメーション',
    description:
      '見学会ZZ。実験台の前でロボットアームの動きをご覧いただく見学会のご案内です。当日の内容、時間割、申し込みの流れをまとめました。',
    crumb: '見学会ZZ',
    label: '見学会ZZ',
  },
  en: {
    title: 'Open day ZZ | Tohoku Lab Automation',
    description:
      'Open day ZZ at our laboratory: what you see at the bench, the timetable, and how to sign up for a place.',
    crumb: 'Open day ZZ',
    label: 'Open day ZZ',
  },
};

const TOPS = {
  ja: { title: '実験台の前まで、|お越しください。', text: '一日だけ、ふだんの実験室を公開します。' },
  en: { title: 'Come right up|to the bench.', text: 'For one day we open the lab in which we work.' },
};

/** Fields of both languages in place of those of the page; one that is undefined is left out. */
export type Changes = Record<string, unknown>;

/** No two pages have one title, or one description. */
const headOf = (locale: Locale, id: string) => {
  const head = HEADS[locale];
  return id === OPEN_DAY
    ? head
    : { ...head, title: `${id} ${head.title}`, description: `${head.description} ${id}` };
};

const textOf = (locale: Locale, id: string, changes: Changes) => ({
  sample: ['*'],
  head: headOf(locale, id),
  parent: '/resources',
  draft: false,
  top: TOPS[locale],
  blocks: Object.values(BLOCK_EXAMPLES).map((examples) => examples[locale]),
  ...changes,
});

/** The files of the page inside `content/`, as `name` by their text or picture. */
export function openDay(changes: Partial<Record<Locale, Changes>> = {}, id = OPEN_DAY) {
  const file = (locale: Locale) => `${JSON.stringify(textOf(locale, id, changes[locale] ?? {}), null, 2)}\n`;
  const folder = `block-pages/${id}`;
  return {
    [`${folder}/index.ja.json`]: file('ja'),
    [`${folder}/index.en.json`]: file('en'),
    [`${folder}/bench.webp`]: readFileSync('content/pages/home/bench.webp'),
  };
}

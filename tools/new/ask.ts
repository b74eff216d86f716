/** Asks for what the command line left out; without a terminal, says which options to give. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Facts } from '../../lib/content/facts.ts';
import { contentRoot, type SingleFile } from '../../lib/content/folders.ts';
import { inLanguage, type Wording } from '../../lib/content/problems.ts';
import { buildDate } from '../../lib/content/publication.ts';
import { type TagNames, tagsWithFacts } from '../../lib/content/tags.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import {
  type Answers,
  choiceFault,
  dateFault,
  type Given,
  slugFault,
  slugOf,
  UsageError,
} from './answers.ts';
import { KINDS, type Kind } from './kinds.ts';

export type Ask = (question: string) => Promise<string>;

type Step = {
  option: string;
  question: Wording;
  /** Taken when the person only presses Enter, or there is nobody to ask. */
  fallback?: string;
  fault?: (answer: string) => Wording | undefined;
};

const MISSING = (option: string): { ja: string; en: string } => ({
  ja: `${option} を付けてください`,
  en: `Give ${option}`,
});

const EMPTY: Wording = { ja: '空のままにできません', en: 'This must not be empty' };

const readJson = (file: URL | string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The tags of the content, figures put in: labware → 器具と治具. */
function tagChoices(language: Locale): Map<string, string> {
  const of = (file: SingleFile) => readJson(path.join(contentRoot(), `${file}.json`));
  const tags = tagsWithFacts(of('tags') as TagNames, of('facts') as Facts);
  return new Map(Object.entries(tags).map(([slug, names]) => [slug, names[language]]));
}

/** The keys of a choice with their names, from the interface's strings or the list of tags: event → イベント. */
function choicesOf({ choice }: Kind, language: Locale): Map<string, string> {
  if (!('names' in choice)) return tagChoices(language);
  const messages = readJson(new URL(`../../messages/${language}.json`, import.meta.url));
  const names = choice.names
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], messages);
  return new Map(Object.entries(names as Record<string, string>));
}

/**
 * All answers: those given, and the missing ones asked for with `ask` (undefined: nobody to ask).
 * @throws UsageError naming the option that is missing or wrong.
 */
export async function answersOf(known: Given, ask: Ask | undefined, language: Locale): Promise<Answers> {
  async function answer(
    value: string | undefined,
    { option, question, fallback, fault }: Step,
  ): Promise<string> {
    if (value !== undefined || !ask) {
      const taken = (value ?? fallback ?? '').trim();
      const wrong = taken === '' ? MISSING(option) : fault?.(taken);
      if (wrong) throw new UsageError(wrong as { ja: string; en: string });
      return taken;
    }
    const shown = `${inLanguage(question, language)}${fallback ? ` [${fallback}]` : ''}: `;
    for (let complaint = ''; ; ) {
      const said = (await ask(`${complaint}${shown}`)).trim() || fallback || '';
      const wrong = said === '' ? EMPTY : fault?.(said);
      if (!wrong) return said;
      complaint = `${inLanguage(wrong, language)}\n`;
    }
  }

  const kinds = Object.entries(KINDS).map(([key, { name }]) => `${key} (${name[language]})`);
  const kindFault = (name: string) => choiceFault(name, Object.keys(KINDS));
  const kind = (await answer(known.kind, {
    option: 'news|post|case|example',
    question: { ja: `何を作りますか：${kinds.join('、')}`, en: `What is it: ${kinds.join(', ')}` },
    fault: kindFault,
  })) as Answers['kind'];
  const title = await answer(known.title, {
    option: '"タイトル"',
    question: { ja: '日本語の題', en: 'Title in Japanese' },
  });
  const ascii = /^[\x20-\x7e]+$/.test(title) ? title : undefined;
  const titleEn = await answer(known.titleEn, {
    option: '--en "Title"',
    question: { ja: '英語の題', en: 'Title in English' },
    fallback: ascii,
  });
  const today = buildDate();
  const date = KINDS[kind].date
    ? await answer(known.date, {
        option: '--date 2026-04-01',
        question: { ja: '公開する日', en: 'Day of publication' },
        fallback: today,
        fault: dateFault,
      })
    : today;
  const words = slugOf(titleEn);
  const slug = await answer(known.slug, {
    option: '--slug open-day',
    question: { ja: 'アドレスの終わりの部分（小文字の英数字とハイフン）', en: 'End of the address (slug)' },
    fallback: words && (kind === 'news' ? `${date.slice(0, 7)}-${words}` : words),
    fault: slugFault,
  });
  const choices = choicesOf(KINDS[kind], language);
  const choice = await answer(known.choice, {
    option: `--choice ${[...choices.keys()].join('|')}`,
    question: {
      ja: `分類：${[...choices].map(([key, name]) => `${key}（${name}）`).join('、')}`,
      en: `Kind: ${[...choices].map(([key, name]) => `${key} (${name})`).join(', ')}`,
    },
    fault: (key) => choiceFault(key, [...choices.keys()]),
  });
  return { kind, title, titleEn, slug, choice, date };
}

/** Asks in the terminal; `close` lets the process end. */
export function terminal(): { ask: Ask; close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => lines.question(question), close: () => lines.close() };
}

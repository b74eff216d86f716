import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { fill } from '@/lib/listing/fill';
import { cured, cures, isInName } from '@/lib/protocol/cures';
import { isEnglishWord } from '@/lib/protocol/names';
import { printProtocol } from '@/lib/protocol/print';
import type { Hint } from '@/lib/protocol/said';
import { type Sentence, understand } from '@/lib/protocol/understand';
import { loadGrammar } from './load-grammar';
import type { StudioState } from './use-studio';

export type Suggestion = { shown: string; text: string };
type Samples = Readonly<Partial<Record<Hint, string>>>;
const MOST = 3;

/** What could be written in the place of a refused sentence: what cures it comes first, else words that could stand there. */
export async function mends(
  text: string,
  sentence: Sentence,
  locale: Locale,
  { samples, leaveOut }: StudioState['words']['say'],
): Promise<Suggestion[]> {
  if (inOther(sentence.text, locale)) {
    await loadGrammar(otherLocale(locale));
    return translated(text, sentence, locale);
  }
  const found = cures(text, sentence, locale).map((cure) => ({
    shown:
      // A line may have several places: what stands before it tells them apart.
      (/\n/.test(cure.text) ? `…${text.slice(0, cure.start).trim().slice(-20)} ` : '') + cure.text.trim() ||
      fill(leaveOut, { words: text.slice(cure.start, cure.end).trim() }),
    text: cured(text, cure),
  }));
  return found.length ? found : suggestions(text, sentence, locale, samples);
}

/** Whether a sentence is in the other language, for which words of this one are no cure. */
const inOther = (sentence: string, locale: Locale): boolean =>
  locale === 'en'
    ? /[\p{Script=Hiragana}]/u.test(sentence.replace(/["“「][^"”」]*["”」]/gu, ''))
    : !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(sentence) &&
      /\b(?!rpm\b|sec\b|min\b)[a-z]{3,}\b/.test(sentence);

/** The same sentence in this language, where the other one understands it. */
function translated(text: string, { start, end, text: said }: Sentence, locale: Locale): Suggestion[] {
  const { protocol, understood } = understand(said, otherLocale(locale));
  if (!understood || !protocol.steps.length) return [];
  const shown = printProtocol(protocol, locale);
  return [{ shown, text: text.slice(0, start) + shown + text.slice(end) }];
}

const JAPANESE = /チップ|[加入分注移除捨混待振列行全]|ウェル|プレート|くり返|繰/u;
/** Whether words say something that is understood, a figure or a word of a sentence's own: without them it would mean less. */
const says = (words: string, locale: Locale): boolean =>
  /\d/.test(words) ||
  (locale === 'ja'
    ? JAPANESE.test(words)
    : words
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word && isEnglishWord(word)));

/** Words in the place of those that are refused, or before or behind them, with which the sentence is read. */
function suggestions(
  text: string,
  { start, end, issue }: Sentence,
  locale: Locale,
  samples: Samples,
): Suggestion[] {
  if (!issue) return [];
  const place = understand(text, locale).sentences.findIndex((sentence) => sentence.start === start);
  const before = text.slice(start, issue.start);
  const words = text.slice(issue.start, issue.end);
  const after = text.slice(issue.end, end);
  const gap = locale === 'en' ? ' ' : '';
  const stop = /[。.：:]$/.exec(after || words)?.[0] ?? '';
  /** Of words that are not known the first one is to blame; what is known of them is not to be lost. */
  const known = locale === 'ja' ? words : words.replace(/^\s*[^\s\d]+/u, '');
  const isOwn = issue.reason === 'unknown' && says(known, locale);
  const isAmbiguous = issue.reason === 'ambiguous';
  const mayGo = issue.reason !== 'missing' && !isAmbiguous && !isOwn;
  const found = new Map<string, Suggestion>();
  // In the place of a Japanese verb stands a verb.
  const isVerb = locale === 'ja' && issue.reason === 'unknown' && /[うくぐすつぬぶむる][。.]?$/u.test(words);
  for (const hint of issue.hints) {
    const sample = samples[hint];
    if (!sample || (isVerb && hint !== 'step')) continue;
    // Which of two is meant only its writer knows; a speed is what neither has said.
    if (isAmbiguous && hint !== 'speed') continue;
    const bare = after || !stop ? after : '';
    const tries = [
      issue.reason === 'missing' &&
        `${before}${words}${after.slice(0, -stop.length || undefined)}${gap}${sample}${stop}`,
      mayGo && `${before}${sample}${bare || stop}`,
      `${before}${sample}${gap}${words}${after}`,
      `${before}${words.replace(/[。.]$/, '')}${gap}${sample}${after || stop}`,
      mayGo && !says(after, locale) && `${before}${sample}${stop}`,
    ];
    for (const [index, sentence] of tries.entries()) {
      if (!sentence) continue;
      // Words in the place of a whole sentence say nothing of what it said.
      if (issue.reason === 'unknown' && sentence === sample + stop) continue;
      const whole = text.slice(0, start) + sentence + text.slice(end);
      const read = understand(whole, locale).sentences[place];
      if (!read || read.issue || read.text !== sentence.trim() || found.has(sentence)) continue;
      // Words that were refused are no name either.
      if (index === 2 && isInName(read, issue.start + sample.length + gap.length)) continue;
      found.set(sentence, { shown: sentence.trim(), text: whole });
      break;
    }
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}

import type { Locale } from '@/lib/i18n/locales';
import type { Hint } from '@/lib/protocol/said';
import { type Sentence, understand } from '@/lib/protocol/understand';

export type Suggestion = { shown: string; text: string };
const MOST = 3;

/** Words in the place of those that are refused, or before or behind them, with which the sentence is read. */
export function suggestions(
  text: string,
  { start, end, issue }: Sentence,
  locale: Locale,
  samples: Readonly<Partial<Record<Hint, string>>>,
): Suggestion[] {
  if (!issue) return [];
  const place = understand(text, locale).sentences.findIndex((sentence) => sentence.start === start);
  const before = text.slice(start, issue.start);
  const words = text.slice(issue.start, issue.end);
  const after = text.slice(issue.end, end);
  const gap = locale === 'en' ? ' ' : '';
  const stop = /[。.：:]$/.exec(after || words)?.[0] ?? '';
  const found = new Map<string, Suggestion>();
  for (const hint of issue.hints) {
    const sample = samples[hint];
    if (!sample) continue;
    const bare = after || !stop ? after : '';
    const tries = [
      `${before}${sample}${bare || stop}`,
      `${before}${sample}${gap}${words}${after}`,
      `${before}${words.replace(/[。.]$/, '')}${gap}${sample}${after || stop}`,
      `${before}${sample}${stop}`,
    ];
    for (const sentence of tries) {
      const whole = text.slice(0, start) + sentence + text.slice(end);
      const read = understand(whole, locale).sentences[place];
      if (!read || read.issue || read.text !== sentence.trim() || found.has(sentence)) continue;
      found.set(sentence, { shown: sentence.trim(), text: whole });
      break;
    }
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}

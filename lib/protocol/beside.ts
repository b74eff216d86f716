/** What a sentence may mean only because of those beside it: a heading that reads as a step, and two times from one begin. */
import { isAct } from './operations/index.ts';
import { type Clause, type Issue, NotUnderstood } from './said.ts';
import type { Spoken } from './sentences.ts';

const SIGN = /^[#■□◆◇●○▼▲★☆]/u;
const AFTER = /^[^\p{L}\d０-９]*([\d０-９]{1,3}) ?(秒|分|時間)(?:経過)?後/u;
const SECONDS: Record<string, number> = { 秒: 1, 分: 60, 時間: 3600 };

/** How long after something a sentence says it is, in seconds. */
function delayOf({ text }: Spoken): number {
  const [, amount = '', unit = ''] = AFTER.exec(text) ?? [];
  return Number(amount.normalize('NFKC')) * (SECONDS[unit] ?? 0);
}

/** What is unclear of a sentence beside the others of its text, if something is. */
export function besideOthers(
  clauses: readonly Clause[] | undefined,
  index: number,
  sentences: readonly Spoken[],
): Issue | undefined {
  const sentence = sentences[index] as Spoken;
  const next = sentences[index + 1];
  const [first] = clauses ?? [];
  // Reaction (30 min): and the enzyme below. Is it left before, or is that what is done below called?
  const [sign] = SIGN.exec(sentence.text) ?? [];
  const isHeading =
    (sign && !next?.text.startsWith(sign)) || /(?<!後) ?[:：]$/.test(sentence.text.replace(/^after .*/i, ''));
  const isLeft = clauses?.every((clause) => clause.kind === 'clause' && isAct(clause.verb.verb));
  if (first && next && isHeading && isLeft) return new NotUnderstood('ambiguous', first, 'step').issue;
  // After 30 minutes this, after 60 minutes that: from the begin, or from then?
  const delay = delayOf(sentence);
  const isLater = sentences.slice(0, index).some((one) => delayOf(one) > 0 && delayOf(one) < delay);
  return isLater ? new NotUnderstood('ambiguous', first ?? sentence, 'time').issue : undefined;
}

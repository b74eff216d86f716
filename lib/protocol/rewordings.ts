/**
 * A refused sentence in the plainest words for its figures, places and liquid: offered, never taken as meant. A sentence that
 * says more than these, like a condition, has none, and none loses or gains a figure.
 */
import type { Locale } from '../i18n/locales.ts';
import { BETWEEN, ELSEWHERE, PARTS, PATTERNS, RAISED, SAME } from './rewording-words.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const digits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/穴/g, 'ウェル')
    .replace(/\b[a-z]+\b/gi, (word) => {
      const number = NUMBERS.indexOf(word.toLowerCase());
      return number < 0 ? word : String(number);
    });
const figures = (text: string): string =>
  [...digits(text).matchAll(/\d+(?:\.\d+)?/g)]
    .map(([figure]) => Number(figure))
    .sort()
    .join();

const CONTENTS = /^(?:中身|内容物?|[反応溶]*液|contents?|liquid)$/i;

/** One clause in plain words; one behind others may leave out where it is. */
function plainly(said: string, locale: Locale, isLater: boolean): string | undefined {
  const { mark, more, liquid, given, puts, removes, mixes, waits, ...parts } = PATTERNS[locale];
  let rest = said;
  const found: Partial<Record<(typeof PARTS)[number], RegExpExecArray>> = {};
  for (const part of PARTS) {
    const [one, ...others] = rest.matchAll(parts[part]);
    // Of two, which is meant is not known.
    if (others.length) return undefined;
    if (!one) continue;
    found[part] = one;
    const [words, from, to] = one;
    // Between two places more may be said. What is taken out is as long as it was, for the others stay where they are.
    rest = rest.replace(words, (all) =>
      part === 'way' ? all.replace(from as string, '').replace(to as string, '') : ' '.repeat(all.length),
    );
  }
  const { amount, rpm, celsius, seconds, times, way, place, plate } = found;
  const [volume = ''] = amount ?? [];
  const named = amount && liquid(said.slice(0, amount.index), said.slice(amount.index + volume.length));
  // What is there is moved; whatever it is, it has no name here.
  const name = way && CONTENTS.test(named ?? '') ? undefined : named;
  // Of something, and of what is not known.
  if (amount && !name && /^(?:\s+of\b|の)/.test(said.slice(amount.index + volume.length))) return undefined;
  if (name) rest = rest.replace(name, '');
  const isThere = isLater && !place && !way;
  if (isThere) rest = rest.replace(SAME[locale], '');
  const is = (kind: RegExp) => kind.test(rest);
  const isGiven = is(given);
  if ((way && place) || more.test(isGiven ? rest.replace(given, '') : rest)) return undefined;
  const [at = ''] = place ?? [];
  const [time] = seconds ?? [];
  const [, from, to] = way ?? [];
  const [before, after] = [said.slice(0, place?.index), said.slice((place?.index ?? 0) + at.length)];
  const isPlace = (role: 'into' | 'out') =>
    at
      ? !ELSEWHERE[locale][role].before?.test(before) &&
        !ELSEWHERE[locale][role].after.test(after) &&
        // The dye in A1 to B1: from the one into the other?
        !(/\bin\s+$/.test(before) && /\sto\s/.test(at))
      : isThere;
  const say = (en: string, ja: string) => (locale === 'en' ? en : ja);
  const on = plate ? say(` plate ${plate[1]}`, `プレート${plate[1]}を`) : '';
  const where = (en: string, ja: string) => at && say(` ${en} ${at}`, at + ja);
  if (volume && isGiven)
    // What has something in it and is added is not in the wells yet.
    return at && isPlace('into') && name && !puts.test(rest.replace(given, '')) && !is(removes) && !is(mixes)
      ? say(`${at} holds ${volume} of ${name}.`, `${at}には${name}が${volume}入っている。`)
      : undefined;
  if (volume && times)
    return isPlace('out') && is(mixes) && !is(puts) && !is(removes) && !name
      ? say(
          `Mix${at && ` ${at}`} ${times[1]} times with ${volume}.`,
          `${where('', 'を')}${volume}で${times[1]}回混ぜる。`,
        )
      : undefined;
  if (volume && is(removes))
    return isPlace('out') && !is(puts)
      ? say(`Remove ${volume}${where('from', '')}.`, `${where('', 'から')}${volume}ずつ捨てる。`)
      : undefined;
  if (volume && way)
    return name || is(puts)
      ? undefined
      : say(`Transfer ${volume} from ${from} to ${to}.`, `${from}から${to}へ${volume}ずつ移す。`);
  if (volume)
    return isPlace('into') && name && !is(mixes)
      ? say(`Add ${volume} of ${name}${where('to', '')}.`, `${where('', 'に')}${name}を${volume}ずつ加える。`)
      : undefined;
  if (time && rpm)
    return say(`Shake${on} at ${rpm[1]} rpm for ${time}.`, `${on}${rpm[1]} rpmで${time}振とうする。`);
  if (time && celsius && !is(mixes))
    return say(`Keep${on} at ${celsius[1]} °C for ${time}.`, `${on}${celsius[1]} °Cで${time}保温する。`);
  return time && is(waits) ? say(`Wait ${time}.`, `${time}待つ。`) : undefined;
}

const MOST_CLAUSES = 5;
const MOST_WAYS = 3;

/** A text as clauses of one amount or time each, in every way in which it can be parted. */
function* parted(said: string, locale: Locale): Generator<string[]> {
  const { amount, seconds } = PATTERNS[locale];
  const measures = [amount, seconds]
    .flatMap((pattern) => [...said.matchAll(pattern)])
    .sort((a, b) => a.index - b.index);
  const [first, second, ...more] = measures;
  if (!first || !second || more.length > MOST_CLAUSES - 2) {
    yield [said];
    return;
  }
  const between = [...said.matchAll(BETWEEN[locale])].filter(
    ({ 0: words, index }) => index >= first.index + first[0].length && index + words.length <= second.index,
  );
  // Of many ways none is meant, and each would be tried.
  for (const { 0: words, index } of between.length > MOST_WAYS ? [] : between)
    for (const others of parted(said.slice(index + words.length), locale))
      yield [said.slice(0, index), ...others];
}

/** Other words for a sentence, if there are any, and no two that differ. Behind others it may leave out where it is. */
export function reworded(sentence: string, locale: Locale, isLater = false): string | undefined {
  const { mark, given } = PATTERNS[locale];
  const [begin = ''] = mark.exec(sentence) ?? [];
  const said = digits(sentence.slice(begin.length));
  const found = new Set<string>();
  for (const clauses of RAISED.test(sentence) ? [] : parted(said, locale)) {
    // What is there, and what is told beside it: is it there as well?
    const told = clauses.filter((clause) => given.test(clause));
    if (told.length > 0 && told.length < clauses.length) continue;
    const plain = clauses.map((clause, index) => plainly(clause, locale, isLater || index > 0));
    const text = plain.join(locale === 'en' ? ' ' : '');
    // A figure that is found and not said shows here.
    if (plain.every(Boolean) && figures(text) === figures(said)) found.add(text.replace(/μ/g, 'µ'));
  }
  const [only, ...others] = found;
  return only && !others.length ? begin + only : undefined;
}

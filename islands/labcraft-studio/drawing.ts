/** The figures of the drawings: plate in plan and in section, and the score. Nothing here knows of a page. */

import { type Moment, secondsOf } from '@/lib/protocol/actions';
import type { Block } from '@/lib/protocol/blocks';
import { keyOf } from '@/lib/protocol/contents';
import type { Path } from '@/lib/protocol/edit';
import type { Rehearsal } from '@/lib/protocol/rehearse';
import { ALL_COLUMNS, type Place } from '@/lib/protocol/wells';

/** Millimetres of a 96-well plate: its outline, the pitch of its wells, and where the first of them is. */
export const PLATE = { width: 127.5, height: 85.5, pitch: 9, left: 14.4, top: 11.2 };
/** The middle of a column (from 1), in the units of a drawing with so many to the millimetre. */
export const wellX = (column: number, scale: number): number =>
  (PLATE.left + (column - 1) * PLATE.pitch) * scale;
/** The middle of a row (from 0), likewise. */
export const wellY = (row: number, scale: number): number => (PLATE.top + row * PLATE.pitch) * scale;
const figure = (value: number) => Math.round(value * 100) / 100;
/** The outline of a plate from above, with its two cut corners on the left. */
export const outline = (scale: number): string => {
  const [a, b, c, d] = [0.5, 5, 85, 127].map((value) => figure(value * scale));
  return `M${b} ${a}H${d}V${c}H${a}V${b}Z`;
};

const FULL = Math.PI * 2;
const on = (x: number, y: number, r: number, angle: number) =>
  `${figure(x + r * Math.sin(angle))} ${figure(y - r * Math.cos(angle))}`;
const circle = (x: number, y: number, r: number) =>
  `M${figure(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A part of a circle, in shares of it from twelve o'clock, clockwise. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [a, b] = [from * FULL, to * FULL];
  if (to - from > 0.999) return circle(x, y, figure(r));
  return `M${on(x, y, r, a)}A${figure(r)} ${figure(r)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${on(x, y, r, b)}`;
}
/** The same as a slice of a disc. */
export const slice = (x: number, y: number, r: number, from: number, to: number): string =>
  to - from > 0.999 ? arc(x, y, r, 0, 1) : `M${figure(x)} ${figure(y)}L${arc(x, y, r, from, to).slice(1)}Z`;

/** What is in a well, as text: the places of its liquids in the list of all, with µL. Two wells alike have one text. */
export const mixOf = (contents: ReadonlyMap<string, number> | undefined, names: readonly string[]): string =>
  [...(contents ?? [])]
    .filter(([, volume]) => volume >= 0.05)
    .map(([name, volume]) => [names.indexOf(name), figure(volume)] as const)
    .sort(([one], [other]) => one - other)
    .map((part) => part.join(':'))
    .join(' ');
/** That text read again. */
export const partsOf = (mix: string): [liquid: number, volume: number][] =>
  mix ? mix.split(' ').map((part) => part.split(':').map(Number) as [number, number]) : [];
/** All that is in a well, in µL. */
export const volumeOf = (parts: readonly (readonly [number, number])[]): number =>
  parts.reduce((sum, [, volume]) => sum + volume, 0);
/** A mix as the slices of a disc: each begins at a share of it, and has the shape of its liquid. */
export function slicesOf(mix: string, x: number, y: number, r: number) {
  const parts = partsOf(mix);
  const total = volumeOf(parts);
  let to = 0;
  return parts.map(([liquid, volume]) => {
    const from = to;
    to += volume / total;
    return { liquid, from, d: slice(x, y, r, from, to) };
  });
}

/** All liquids of a rehearsal: the first that is dispensed, what was there, and the rest. */
export function liquidsOf({ given, liquids }: Rehearsal): string[] {
  const [first, ...rest] = liquids.map(({ name }) => name);
  const there = [...given.values()].flatMap((contents) => [...contents.keys()]);
  return [...new Set([...(first === undefined ? [] : [first]), ...there, ...rest])];
}
/** A letter for each liquid: that of `reagent B`, else the first of its English name that is free, else a figure. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const lettered = names.map((name) => /^reagent (\w)$/.exec(name)?.[1]);
  for (const letter of lettered) if (letter) taken.add(letter);
  return names.map((name, index) => {
    const own = lettered[index];
    if (own) return own;
    const free = [...name.normalize('NFKD').toUpperCase()].find(
      (sign) => /[A-Z]/.test(sign) && !taken.has(sign),
    );
    const letter = free ?? String((index + 1) % 10);
    taken.add(letter);
    return letter;
  });
}

/** Plates that a rehearsal speaks of; the first is always there. */
export function platesOf({ moments, given, mistake }: Rehearsal): number[] {
  const found = new Set([1, ...[...given.keys()].map((key) => Number(key.split(' ')[0]))]);
  for (const plate of [...moments.map(({ operation }) => plateOf(operation)), mistake?.plate])
    if (plate) found.add(plate);
  return [...found].sort();
}
/** The wells that an operation is at, if it is at any. */
export function spotOf(
  operation: Moment['operation'] | undefined,
): { plate: number; wells: string[] } | undefined {
  const place =
    operation?.do === 'aspirate' ? operation.from : operation?.do === 'dispense' ? operation.to : undefined;
  return place && place !== 'waste' && 'wells' in place ? place : undefined;
}

/** The plate that an operation is at, with some of its wells or as a whole. */
export const plateOf = (operation: Moment['operation'] | undefined): number | undefined =>
  operation && 'plate' in operation ? operation.plate : spotOf(operation)?.plate;
/** Where a block works; what is shaken or kept warm is the whole plate. */
export const placeOf = (block: Block | undefined): Place | undefined =>
  block &&
  ('at' in block
    ? block.at
    : 'plate' in block
      ? { plate: block.plate, columns: [...ALL_COLUMNS] }
      : undefined);

/** The tips that are used, and what is drawn from the reservoirs in µL, after each number of operations. */
export function usedOf({ moments }: Rehearsal): { tips: number; drawn: number }[] {
  let [tips, drawn] = [0, 0];
  const used = [{ tips, drawn }];
  for (const { operation } of moments) {
    if (operation.do === 'pick') tips += operation.channels;
    if (operation.do === 'aspirate' && 'reservoir' in operation.from)
      drawn += operation.volume * operation.channels;
    used.push({ tips, drawn });
  }
  return used;
}

/** Waits and heating are drawn as if they took no longer than this. */
const LONGEST = 60;
/** So many minutes have a mark. */
const MARKS = 14;
/** A step of the score: where it begins and ends, in operations. */
export type Span = { path: Path; round: number | undefined; from: number; to: number };
export type Score = {
  /** Where each operation begins, in shares of the width; the last is the end. */
  starts: readonly number[];
  spans: readonly Span[];
  /** The notes of each liquid: rows are columns of the plate from 0, -1 is the reservoir. */
  notes: readonly { liquid: number; hollow: boolean; row: number; at: number }[];
  waits: readonly { at: number; seconds: number; isShort: boolean }[];
  picks: readonly number[];
  /** Full minutes, where they are; of a long time only some. */
  minutes: readonly { minute: number; x: number }[];
};

/** The seconds that an operation takes: the middle of what it may. */
function middle({ operation }: Moment): number {
  const [least, most] = secondsOf(operation);
  return (least + most) / 2;
}

/** A rehearsal as a score: time runs right, the columns of a plate run down. */
export function scoreOf(rehearsal: Rehearsal, plate: number): Score {
  const { moments, liquids } = rehearsal;
  const names = liquidsOf(rehearsal);
  const times = moments.map((moment) => Math.min(LONGEST, middle(moment)));
  const total = times.reduce((all, time) => all + time, 0) || 1;
  const starts = [0];
  for (const time of times) starts.push((starts.at(-1) as number) + time / total);
  const spans: Span[] = [];
  const notes: Score['notes'][number][] = [];
  const waits: Score['waits'][number][] = [];
  const picks: number[] = [];
  // What is in the tips gives a note its colour; the operations are gone through once.
  const wells = new Map(
    [...rehearsal.given].map(([key, contents]) => [key, names.indexOf([...contents.keys()][0] ?? '')]),
  );
  let inTips = 0;
  for (const [at, { operation, path, rounds }] of moments.entries()) {
    const top = path.slice(0, 1);
    const last = spans.at(-1);
    const isMore = operation.do === 'drop' || (last?.path[0] === top[0] && last?.round === rounds[0]);
    if (isMore && last) last.to = at + 1;
    else spans.push({ path: top, round: rounds[0], from: at, to: at + 1 });
    if (operation.do === 'pick') picks.push(at);
    if ('seconds' in operation && operation.seconds) {
      waits.push({ at, seconds: operation.seconds, isShort: operation.seconds > LONGEST });
    }
    const spot = spotOf(operation);
    const isTaking = operation.do === 'aspirate';
    if (isTaking && 'reservoir' in operation.from) {
      inTips = names.indexOf(liquids[operation.from.reservoir - 1]?.name ?? '');
      notes.push({ liquid: inTips, hollow: false, row: -1, at });
    }
    if (!spot) continue;
    const key = keyOf(spot.plate, spot.wells[0] ?? '');
    if (isTaking) inTips = wells.get(key) ?? inTips;
    else wells.set(key, inTips);
    if (spot.plate === plate)
      notes.push({ liquid: inTips, hollow: isTaking, row: Number(spot.wells[0]?.slice(1)) - 1, at });
  }
  const minutes: Score['minutes'][number][] = [];
  const every = Math.ceil(moments.reduce((all, moment) => all + middle(moment), 0) / 60 / MARKS) || 1;
  let passed = 0;
  for (const [at, moment] of moments.entries()) {
    const whole = middle(moment);
    const [from, to] = starts.slice(at) as [number, number];
    const first = (Math.floor(passed / 60 / every) + 1) * every;
    for (let minute = first; minute * 60 <= passed + whole; minute += every)
      minutes.push({ minute, x: from + ((minute * 60 - passed) / whole) * (to - from) });
    passed += whole;
  }
  return { starts, spans, notes, waits, picks, minutes };
}

'use client';

import { useEffect, useId, useMemo, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { TryWords } from '@/lib/pages/try-words';
import type { Path } from '@/lib/protocol/edit';
import { stepNumber } from '@/lib/protocol/export/worklist';
import { KIT } from '@/lib/protocol/kit';
import { japaneseName } from '@/lib/protocol/names';
import { type Mistake, type Operation, type Rehearsal, type Spot, scenesOf } from '@/lib/protocol/rehearse';
import { LIQUID_COLOURS, Plate } from './plate';
import { duration, filled, micro } from './words';

export type RehearseWords = TryWords['rehearse'];
type RehearseProps = {
  rehearsal: Rehearsal;
  locale: Locale;
  words: RehearseWords;
  onMoment(path: Path | undefined): void;
  onGoTo(path: Path): void;
};

/** The whole of a rehearsal plays in about this time. */
const PLAY_MS = 8000;
const LEAST_MS = 60;
const STILL = '(prefers-reduced-motion: reduce)';

/** The plate at any moment of the rehearsal, what is needed, and the mistake that it stopped before. */
export function Rehearse({ rehearsal, locale, words, onMoment, onGoTo }: RehearseProps) {
  const id = useId();
  const { moments, mistake, liquids, tips, seconds } = rehearsal;
  const [moved, setMoved] = useState<{ of: Rehearsal; done: number }>();
  const [playing, setPlaying] = useState(false);
  const scenes = useMemo(() => scenesOf(rehearsal), [rehearsal]);
  const all = moments.length;
  // Another rehearsal shows its end, until one looks at an earlier moment.
  const done = moved?.of === rehearsal ? moved.done : all;
  const { wells } = scenes(done);
  const moment = moments[done - 1];
  const path = done < all ? moment?.path : undefined;
  const key = path?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is a new list each time; its places tell
  useEffect(() => onMoment(path), [key]);

  const go = (to: number) => setMoved({ of: rehearsal, done: Math.max(0, Math.min(all, to)) });
  useEffect(() => {
    if (!playing) return;
    if (done >= all) {
      setPlaying(false);
      return;
    }
    const every = Math.max(LEAST_MS, PLAY_MS / all);
    const by = Math.max(1, Math.round((all * every) / PLAY_MS));
    const timer = setTimeout(() => setMoved({ of: rehearsal, done: Math.min(all, done + by) }), every);
    return () => clearTimeout(timer);
  }, [playing, done, all, rehearsal]);

  const nameOf = (name: string) => (locale === 'ja' ? japaneseName(name) : name);
  const names = useMemo(() => {
    const given = [...rehearsal.given.values()].flatMap((contents) => Object.keys(contents));
    return [...new Set([...given, ...rehearsal.liquids.map(({ name }) => name)])];
  }, [rehearsal]);
  const spot = (place: Spot | 'waste') => {
    if (place === 'waste') return words.places.waste;
    if ('reservoir' in place)
      return filled(words.places.reservoir, { name: nameOf(liquids[place.reservoir - 1]?.name ?? '') });
    const span = place.wells.length > 1 ? `${place.wells[0]}–${place.wells.at(-1)}` : (place.wells[0] ?? '');
    return filled(words.places.plate, { n: place.plate, wells: span });
  };
  const what = (operation: Operation) => {
    const text = words.operations[operation.do];
    if (operation.do === 'wait') return filled(text, { v: operation.seconds });
    if (operation.do === 'aspirate')
      return filled(text, { v: micro(operation.volume), place: spot(operation.from) });
    if (operation.do === 'dispense')
      return filled(text, { v: micro(operation.volume), place: spot(operation.to) });
    return filled(text, { n: operation.channels });
  };
  const told = moment ? filled(words.moment, { n: done, all, what: what(moment.operation) }) : words.start;
  const operation = moment?.operation;
  const touched =
    operation?.do === 'aspirate' ? operation.from : operation?.do === 'dispense' ? operation.to : undefined;
  const plates = platesOf(rehearsal);
  const still = window.matchMedia?.(STILL).matches;
  return (
    <section aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{words.title}</h3>
      {all || rehearsal.given.size || mistake ? (
        <>
          <p role="status" className={mistake ? 'lc-wrong' : undefined}>
            {mistake
              ? `${filled(words.stopped, { step: stepNumber(mistake.path) })} ${because(mistake, words, nameOf)}`
              : words.fine}
          </p>
          {mistake ? (
            <div className="lc-row">
              <button type="button" onClick={() => onGoTo(mistake.path)}>
                {words.goTo}
              </button>
            </div>
          ) : null}
          {plates.map((plate) => (
            <Plate
              key={plate}
              plate={plate}
              wells={wells}
              names={names}
              nameOf={nameOf}
              words={words}
              touched={
                touched && touched !== 'waste' && 'wells' in touched && touched.plate === plate
                  ? touched.wells
                  : []
              }
            />
          ))}
          <p className="lc-legend">
            {names.map((name, index) => (
              <span key={name}>
                <i style={{ background: LIQUID_COLOURS[index % LIQUID_COLOURS.length] }} />
                {nameOf(name)}
              </span>
            ))}
          </p>
          <label>
            {words.slider}
            <input
              type="range"
              min={0}
              max={all}
              value={done}
              aria-valuetext={told}
              onInput={({ currentTarget }) => {
                setPlaying(false);
                go(Number(currentTarget.value));
              }}
            />
          </label>
          <p>{told}</p>
          <div className="lc-row">
            {still ? null : (
              <button
                type="button"
                disabled={!all}
                onClick={() => {
                  if (!playing && done >= all) go(0);
                  setPlaying(!playing);
                }}
              >
                {playing ? words.pause : words.play}
              </button>
            )}
            <button type="button" disabled={done <= 0} onClick={() => go(done - 1)}>
              {words.back}
            </button>
            <button type="button" disabled={done >= all} onClick={() => go(done + 1)}>
              {words.forward}
            </button>
          </div>
          <dl>
            <dt>{words.tips}</dt>
            <dd>{tips}</dd>
            <dt>{words.liquids}</dt>
            <dd>
              {liquids.length
                ? liquids.map(({ name, fill }) => (
                    <div key={name}>
                      {filled(words.liquid, {
                        name: nameOf(name),
                        fill: micro(fill),
                        dead: fill ? KIT.dead : 0,
                      })}
                    </div>
                  ))
                : words.noLiquids}
            </dd>
            <dt>{words.time}</dt>
            <dd>
              {filled(words.minutes, { a: duration(seconds[0], locale), b: duration(seconds[1], locale) })}
            </dd>
          </dl>
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
      <p>{words.assumptions}</p>
    </section>
  );
}

/** The plates that a protocol speaks of; the first is always there. */
function platesOf({ moments, given }: Rehearsal): number[] {
  const found = new Set([1, ...[...given.keys()].map((key) => Number(key.split(' ')[0]))]);
  for (const { operation } of moments) {
    const place =
      operation.do === 'aspirate' ? operation.from : operation.do === 'dispense' ? operation.to : undefined;
    if (place && place !== 'waste' && 'plate' in place) found.add(place.plate);
  }
  return [...found].sort();
}

const because = (
  { kind, wells, volume, limit, liquids }: Mistake,
  words: RehearseWords,
  nameOf: (name: string) => string,
) =>
  filled(words.mistakes[kind], {
    ...(wells && { wells: wells.join() }),
    ...(volume !== undefined && { volume: micro(volume) }),
    ...(limit !== undefined && { limit: micro(limit) }),
    ...(liquids?.[0] !== undefined && { one: nameOf(liquids[0]) }),
    ...(liquids?.[1] !== undefined && { other: nameOf(liquids[1]) }),
  });

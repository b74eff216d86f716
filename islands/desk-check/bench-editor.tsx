import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { planOf } from '@/lib/desk-check/answer';
import { ARM } from '@/lib/desk-check/arm';
import { withValueAt } from '@/lib/desk-check/at-path';
import { EMPTY_STEP, freeId, readPlan } from '@/lib/desk-check/read';
import { stepNumbers } from '@/lib/desk-check/run';
import { type Draft, MOST_STATIONS, STATION_KINDS } from '@/lib/desk-check/schema';
import { stationNames } from '@/lib/desk-check/station-names';
import { fill } from '@/lib/listing/fill';
import { stillAt } from '../kit/still-at';
import { BenchArms } from './bench-arms';
import { BenchPlan, type Broad, stepsAt } from './bench-plan';
import type { Check, Outcome } from './check';
import { BELOW_LABEL, Choice, fieldId, NumberField } from './fields';
import { NoticeLine, UNDO } from './notice-line';
import { Fields, Part, SignButton } from './part';
import { useFocusNext } from './use-focus-next';

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-edge border border-line-strong bg-white px-3 py-1 text-small/[1.3] text-ink hover:border-ink';
/** A field in the drawing, where that is wide enough. */
const SIZE =
  'md:absolute md:bg-white md:[&_label]:visually-hidden md:[&_[aria-hidden]]:right-1.5 md:[&_[aria-hidden]]:text-[0.75rem]';
const INSPECT =
  'mt-4 grid grid-cols-[1fr_1fr_auto] items-start gap-3 border-t border-ink bg-white p-4 max-md:-mx-gutter max-md:grid-cols-2 max-md:px-gutter';

/** Millimetres of a bench that can be seen, and handled, at once: of a wider one a half, or a third. */
const WIDE = 2000;

/** What was last done at the bench. */
const noticeOf = ({ notice }: Check) => (notice?.place === 'bench' ? notice : undefined);

/** The bench to scale; numbers are typed where the thing stands. */
export const BenchEditor = memo(
  DrawnEditor,
  (before, after) =>
    before.shown === after.shown &&
    before.check.chosen === after.check.chosen &&
    noticeOf(before.check) === noticeOf(after.check) &&
    before.check.canUndo === after.check.canUndo &&
    before.check.canRedo === after.check.canRedo &&
    before.check.draft.bench === after.check.draft.bench,
);
function DrawnEditor({ check, shown }: { check: Check; shown: Outcome }) {
  const { draft, words, names, facts, load, change, replace, chosen, choose } = check;
  // What is dragged follows the hand; the steps come when typing rests.
  const plan = useMemo(() => ({ ...shown.plan, bench: check.plan.bench }), [shown, check.plan.bench]);
  const drawn = { ...shown, plan, answer: useMemo(() => planOf(plan, facts), [plan, facts]) };
  const { bench } = draft;
  const own = words.bench;
  const focusNext = useFocusNext();
  const broad = Math.min(Math.max(Math.round(plan.bench.width / WIDE), 1), 3) as Broad;
  const pane = useRef<HTMLDivElement>(null);
  // What is wider than the screen begins with the arm.
  useLayoutEffect(() => {
    const box = pane.current;
    const arm = box?.querySelector('svg > [role="button"]:nth-last-child(2)');
    if (broad > 1 && box && arm)
      box.scrollLeft +=
        arm.getBoundingClientRect().left - box.getBoundingClientRect().left - box.clientWidth / 2;
  }, [broad]);
  /** Steps that were done there are done nowhere on the bench then. */
  const without = (id: string) => (before: Draft) => ({
    ...before,
    steps: before.steps.map((step) =>
      step.station === id ? { ...step, station: EMPTY_STEP.station } : step,
    ),
    bench: { ...before.bench, stations: before.bench.stations.filter((station) => station.id !== id) },
  });
  const add = async () => {
    const { activeElement } = document;
    // Without what finds a free place it lies over what is there.
    const later = await load().catch(() => undefined);
    change((before) => {
      const { stations } = before.bench;
      // Pressed twice in the meantime.
      if (stations.length >= MOST_STATIONS) return before;
      if (stillAt(activeElement)) focusNext(fieldId(`bench.stations.${stations.length}.kind`));
      const id = freeId(new Set(stations.map((station) => station.id)));
      choose(id);
      const place = later?.freePlace(readPlan(before).plan.bench) ?? { x: 300, y: 300 };
      return withValueAt(before, 'bench.stations', [...stations, { id, kind: 'other', ...place }]);
    });
  };
  const number = (path: string, label: string, className?: string) => (
    <NumberField
      check={check}
      path={path}
      label={label}
      unit={words.units.millimetres}
      className={className}
      look={className ? 'size' : 'unit'}
    />
  );
  const at = bench.stations.findIndex(({ id }) => id === chosen);
  const station = bench.stations[at];
  const called = stationNames(bench.stations, check);
  const name = called[at] as string;
  const path = `bench.stations.${at}`;
  const chip = (id: string, name: string, steps: string) => (
    <li key={id}>
      <button
        type="button"
        className={`${CHIP} group aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white`}
        aria-pressed={id === chosen}
        onClick={() => choose(id === chosen ? undefined : id)}
      >
        {name}
        {steps ? (
          <span className="font-mono text-[0.75rem]/[normal] font-semibold text-teal group-aria-pressed:text-white">
            {steps}
          </span>
        ) : null}
      </button>
    </li>
  );
  return (
    <Part
      id="bench"
      title={own.title}
      note={
        <>
          <span data-needs-script="">
            {own.move}
            {check.locale === 'ja' ? '' : ' '}
          </span>
          {own.text}
        </>
      }
      className="mt-12 gap-x-8 isolated max-lg:mt-11 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:in-data-ready:hidden"
    >
      <div className="relative mt-5 self-start border border-line bg-white pt-4 max-md:-mx-gutter max-md:flex max-md:flex-col-reverse max-md:border-x-0">
        <div ref={pane} className="overflow-x-auto">
          <BenchPlan
            check={drawn}
            broad={broad}
            chosen={chosen}
            onChoose={choose}
            onMove={(...move) => moveTo(check, ...move)}
          />
        </div>
        <div
          className="max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:px-gutter max-md:pt-3"
          data-needs-script=""
        >
          {number(
            'bench.width',
            own.width,
            `${SIZE} md:top-2 md:left-1/2 md:-translate-x-1/2 md:px-2 md:[&_input]:w-21`,
          )}
          {number('bench.depth', own.depth, `${SIZE} md:top-[33%] md:left-1 md:py-2 md:[&_input]:w-19`)}
        </div>
      </div>
      <div className="mt-5">
        <div data-needs-script="">
          <h3 className="text-[0.9375rem]/[1.6] tracking-[0]">{own.stations}</h3>
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {bench.stations.map(({ id }, place) =>
              chip(id, called[place] as string, stepNumbers(stepsAt(plan, id)) || '–'),
            )}
            {chip(ARM, own.arm, '')}
            <li>
              <button
                type="button"
                className={`${CHIP} border-dashed`}
                disabled={bench.stations.length >= MOST_STATIONS}
                onClick={() => void add()}
              >
                <Icon name="plus" />
                {own.add}
              </button>
            </li>
          </ul>
          {noticeOf(check) ? <NoticeLine check={check} /> : null}
          {station ? (
            <Fields legend={name} className={INSPECT}>
              <Choice
                check={check}
                path={`${path}.kind`}
                label={own.kind}
                options={STATION_KINDS.map((option) => [option, names.stations[option]])}
                className="col-span-full"
              />
              {number(`${path}.x`, own.x)}
              {number(`${path}.y`, own.y)}
              <div className={`${BELOW_LABEL} max-md:mt-0`}>
                <SignButton
                  name={fill(own.remove, { name })}
                  text={words.procedure.removeShort}
                  icon="close"
                  onClick={() => {
                    focusNext(UNDO);
                    replace(without(station.id), fill(words.undo.station, { name }), 'bench');
                  }}
                />
              </div>
            </Fields>
          ) : null}
          {chosen === ARM ? (
            <Fields legend={own.arm} className={INSPECT}>
              {number('bench.armX', `${own.arm} ${own.x}`)}
              {number('bench.armY', `${own.arm} ${own.y}`)}
            </Fields>
          ) : null}
        </div>
        <BenchArms check={drawn} />
      </div>
    </Part>
  );
}

/** Puts a station, or the arm, somewhere on the bench; undo brings back where a drag, or a row of key presses, began. */
function moveTo(check: Check, id: string, { x, y }: { x: number; y: number }, isGrabbed?: boolean): void {
  const { change, replace, words, draft } = check;
  const { stations } = draft.bench;
  const at = stations.findIndex((station) => station.id === id);
  const [pathX, pathY] = stations[at]
    ? [`bench.stations.${at}.x`, `bench.stations.${at}.y`]
    : ['bench.armX', 'bench.armY'];
  const next = (before: Draft): Draft => withValueAt(withValueAt(before, pathX, x), pathY, y);
  const name = stationNames(stations, check)[at] ?? words.bench.arm;
  // Who moves it by keys does not see where it comes to.
  const said = fill(isGrabbed ? words.undo.moved : words.bench.place, { name, x, y });
  if (isGrabbed === false) change(next);
  else replace(next, said, 'bench', isGrabbed ? undefined : id);
}

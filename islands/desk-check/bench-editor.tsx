import { fill } from '@/lib/listing/fill';
import { EMPTY_STEP, freeId } from '@/lib/plan/read';
import { type Bench, type Draft, MOST_STATIONS, STATION_KINDS, type Station } from '@/lib/plan/schema';
import { BenchPlan } from './bench-plan';
import { Choice, NumberField } from './fields';
import { Fields, Part, SignButton, ToolButton } from './part';
import type { Check } from './use-desk-check';
import { useFocusNext } from './use-focus-next';

/** Two side by side on a phone, in a row where there is room. */
const FIELDS = 'mt-6 grid grid-cols-2 items-end gap-3 sm:grid-cols-4';
/** Its number, what it is, where it stands; on a phone in two lines. */
const ROW =
  'grid grid-cols-[1.5rem_1fr_1fr_2.75rem] items-end gap-3 sm:grid-cols-[1.5rem_2fr_1fr_1fr_2.75rem]';

const removeButton = (index: number) => `station-${index}-remove`;
const ADD = 'add-station';

/** The bench to scale, and the same in numbers. */
export function BenchEditor({ check }: { check: Check }) {
  const { draft, words, names, facts, problems, change, replace } = check;
  const { bench } = draft;
  const own = words.bench;
  const set = (changed: Partial<Draft<Bench>>) =>
    change((before) => ({ ...before, bench: { ...before.bench, ...changed } }));
  const setStation = (index: number, changed: Partial<Draft<Station>>) =>
    change((before) => {
      const { stations } = before.bench;
      const station = { ...(stations[index] as Station), ...changed };
      return { ...before, bench: { ...before.bench, stations: stations.with(index, station) } };
    });
  const focusNext = useFocusNext();
  /** Steps that were done there are done nowhere on the bench then. */
  const without = (id: string) => (before: Draft) => ({
    ...before,
    steps: before.steps.map((step) =>
      step.station === id ? { ...step, station: EMPTY_STEP.station } : step,
    ),
    bench: { ...before.bench, stations: before.bench.stations.filter((station) => station.id !== id) },
  });
  const add = () =>
    set({
      stations: [
        ...bench.stations,
        { id: freeId(new Set(bench.stations.map(({ id }) => id))), kind: 'other', x: 300, y: 300 },
      ],
    });
  const number = (
    path: string,
    label: string,
    value: number | string,
    onText: (text: string) => void,
    className?: string,
  ) => (
    <NumberField
      path={path}
      label={label}
      unit={words.units.millimetres}
      value={value}
      onText={onText}
      problems={problems}
      words={words}
      className={className}
    />
  );
  return (
    <Part id="bench" title={own.title}>
      <p className="mt-2 max-w-[36em] text-small" data-needs-script="">
        {own.text}
      </p>
      <figure>
        <BenchPlan check={check} onMove={(id, place) => moveTo(id, place, check)} />
        <figcaption className="caption flex-wrap">
          {facts.arms.map(({ id, reach }) => (
            <span key={id} className="whitespace-nowrap">
              <b>{words.arm.names[id]}</b> {reach} mm
            </span>
          ))}
        </figcaption>
      </figure>
      <div data-needs-script="">
        <Fields legend={own.title} className={FIELDS}>
          {number('bench.width', own.width, bench.width, (width) => set({ width }))}
          {number('bench.depth', own.depth, bench.depth, (depth) => set({ depth }))}
          {number('bench.armX', `${own.arm} ${own.x}`, bench.armX, (armX) => set({ armX }))}
          {number('bench.armY', `${own.arm} ${own.y}`, bench.armY, (armY) => set({ armY }))}
        </Fields>
        <h3 className="mt-8 text-base">{own.stations}</h3>
        <ol className="mt-2 border-b border-line">
          {bench.stations.map(({ id, kind, x, y }, index) => (
            <li key={id} className="border-t border-line py-4">
              <Fields legend={names.stations[kind]} className={ROW}>
                <span className="w-6 pb-3 text-small font-semibold text-ink" aria-hidden="true">
                  {index + 1}
                </span>
                <Choice
                  path={`bench.stations.${index}.kind`}
                  label={own.kind}
                  value={kind}
                  options={STATION_KINDS.map((option) => [option, names.stations[option]])}
                  onText={(chosen) => setStation(index, { kind: chosen as Station['kind'] })}
                  problems={problems}
                  words={words}
                  className="max-sm:col-span-2"
                />
                {number(
                  `bench.stations.${index}.x`,
                  own.x,
                  x,
                  (text) => setStation(index, { x: text }),
                  'max-sm:col-start-2',
                )}
                {number(`bench.stations.${index}.y`, own.y, y, (text) => setStation(index, { y: text }))}
                <SignButton
                  id={removeButton(index)}
                  className="max-sm:col-start-4 max-sm:row-start-1"
                  icon="close"
                  name={fill(own.remove, { name: names.stations[kind] })}
                  onClick={() => {
                    focusNext(removeButton(index), removeButton(index - 1), ADD);
                    replace(without(id), fill(words.undo.station, { name: names.stations[kind] }));
                  }}
                />
              </Fields>
            </li>
          ))}
        </ol>
        <ToolButton
          id={ADD}
          className="mt-4"
          text={own.add}
          icon="plus"
          disabled={bench.stations.length >= MOST_STATIONS}
          onClick={add}
        />
      </div>
    </Part>
  );
}

/** Puts a station, or the arm where there is no id, somewhere on the bench. */
function moveTo(id: string | undefined, { x, y }: { x: number; y: number }, { change }: Check): void {
  change((before) => ({
    ...before,
    bench:
      id === undefined
        ? { ...before.bench, armX: x, armY: y }
        : {
            ...before.bench,
            stations: before.bench.stations.map((station) =>
              station.id === id ? { ...station, x, y } : station,
            ),
          },
  }));
}

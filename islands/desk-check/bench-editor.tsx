import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/listing/fill';
import { numberText } from '@/lib/plan/number-text';
import { EMPTY_STEP, freeId } from '@/lib/plan/read';
import { stepNumbers } from '@/lib/plan/run';
import { type Bench, type Draft, MOST_STATIONS, STATION_KINDS, type Station } from '@/lib/plan/schema';
import { BenchPlan, stepsAt } from './bench-plan';
import { Choice, NumberField } from './fields';
import { percent } from './looks';
import { NoticeLine, UNDO } from './notice-line';
import { Fields, Part, SignButton } from './part';
import { ARM, type Check } from './use-desk-check';
import { useFocusNext } from './use-focus-next';

/** The bench to scale; numbers are typed where the thing stands. */
export function BenchEditor({ check }: { check: Check }) {
  const { draft, plan, words, names, problems, change, replace, notice, chosen, choose } = check;
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
  const add = () => {
    const id = freeId(new Set(bench.stations.map((station) => station.id)));
    set({ stations: [...bench.stations, { id, kind: 'other', x: 300, y: 300 }] });
    choose(id);
  };
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
  const at = bench.stations.findIndex(({ id }) => id === chosen);
  const station = bench.stations[at];
  const path = `bench.stations.${at}`;
  const chip = (id: string, name: string, steps: string) => (
    <li key={id}>
      <button
        type="button"
        className="dk-chip"
        aria-pressed={id === chosen}
        onClick={() => choose(id === chosen ? undefined : id)}
      >
        {name}
        {steps ? <span>{steps}</span> : null}
      </button>
    </li>
  );
  return (
    <Part id="bench" title={own.title} note={own.text} className="dk-bench-part">
      <div className="dk-plan">
        <BenchPlan
          check={check}
          chosen={chosen}
          onChoose={choose}
          onMove={(...move) => moveTo(check, ...move)}
        />
        <div data-needs-script="">
          {number('bench.width', own.width, bench.width, (width) => set({ width }), 'dk-across')}
          {number('bench.depth', own.depth, bench.depth, (depth) => set({ depth }), 'dk-down-side')}
        </div>
      </div>
      <div className="dk-bench-side">
        <div data-needs-script="">
          <h3>{own.stations}</h3>
          <ul className="dk-chips">
            {bench.stations.map(({ id, kind }) =>
              chip(id, names.stations[kind], stepNumbers(stepsAt(plan, id)) || '–'),
            )}
            {chip(ARM, own.arm, '')}
            <li>
              <button
                type="button"
                className="dk-chip dk-plus"
                disabled={bench.stations.length >= MOST_STATIONS}
                onClick={add}
              >
                <Icon name="plus" />
                {own.add}
              </button>
            </li>
          </ul>
          {notice?.place === 'bench' ? <NoticeLine check={check} /> : null}
          {station ? (
            <Fields legend={names.stations[station.kind]} className="dk-inspect">
              <Choice
                path={`${path}.kind`}
                label={own.kind}
                value={station.kind}
                options={STATION_KINDS.map((option) => [option, names.stations[option]])}
                onText={(kind) => setStation(at, { kind: kind as Station['kind'] })}
                problems={problems}
                words={words}
                className="dk-all"
              />
              {number(`${path}.x`, own.x, station.x, (x) => setStation(at, { x }))}
              {number(`${path}.y`, own.y, station.y, (y) => setStation(at, { y }))}
              <SignButton
                name={fill(own.remove, { name: names.stations[station.kind] })}
                text={words.procedure.removeShort}
                icon="close"
                onClick={() => {
                  focusNext(UNDO);
                  const name = names.stations[station.kind];
                  replace(without(station.id), fill(words.undo.station, { name }), 'bench');
                }}
              />
            </Fields>
          ) : null}
          {chosen === ARM ? (
            <Fields legend={own.arm} className="dk-inspect">
              {number('bench.armX', `${own.arm} ${own.x}`, bench.armX, (armX) => set({ armX }))}
              {number('bench.armY', `${own.arm} ${own.y}`, bench.armY, (armY) => set({ armY }))}
            </Fields>
          ) : null}
        </div>
        <Arms check={check} />
      </div>
    </Part>
  );
}

/** Three arms on one scale against one distance. */
function Arms({ check: { answer, facts, words, locale } }: { check: Check }) {
  const own = words.bench;
  const { arm } = answer;
  if (!arm) return null;
  const most = Math.max(arm.distance, ...facts.arms.map(({ reach }) => reach));
  const number = (value: number) => numberText(value, locale);
  return (
    <section className="dk-arms" aria-label={own.arms}>
      <h3>
        {own.arms}
        <span>{fill(own.farthest, { mm: number(arm.distance) })}</span>
      </h3>
      <ul>
        {facts.arms.map(({ id, reach }) => {
          const left = reach - arm.distance;
          const isFit = id === arm.arm?.id;
          return (
            <li key={id} className={isFit ? 'dk-fits' : undefined}>
              <p>
                <b>{words.arm.names[id]}</b>
                <span>{`${number(reach)} ${words.units.millimetres}`}</span>
                <em className={isFit && arm.arm?.isTight ? 'dk-hot' : undefined}>
                  {fill(left < 0 ? own.lacks : own.left, { mm: number(Math.abs(left)) })}
                </em>
              </p>
              <svg width="100%" height="16" aria-hidden="true">
                <rect className="dk-arm" y="4" width={percent(reach, most)} height="8" />
                <rect className="fill-ink" x={percent(arm.distance, most * 1.003)} width="2" height="16" />
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Puts a station, or the arm where there is no id, somewhere on the bench; undo brings back where a drag began. */
function moveTo(
  { change, replace, words, names, draft }: Check,
  id: string | undefined,
  { x, y }: { x: number; y: number },
  isGrabbed = false,
): void {
  const kind = draft.bench.stations.find((station) => station.id === id)?.kind;
  const next = (before: Draft): Draft => ({
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
  });
  const name = kind ? names.stations[kind] : words.bench.arm;
  if (isGrabbed) replace(next, fill(words.undo.moved, { name }), 'bench');
  else change(next);
}

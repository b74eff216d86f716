/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { planOf } from '@/lib/desk-check/answer';
import { stepNumbers } from '@/lib/desk-check/run';
import { MOST_STATIONS, STATION_KINDS, UNPLACED } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import { user } from '../helpers/user-with-timers';
import {
  button,
  FIRST,
  field,
  hasButton,
  labelled,
  names,
  notice,
  openTool,
  PROPS,
  placeName,
  reportFor,
  retype,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

const own = words.bench;
const { bench } = FIRST;
const [station] = bench.stations as [(typeof bench.stations)[number]];

type Place = { x: number; y: number };
const number = (path: string) => document.querySelector(`#field-bench-${path}`) as HTMLInputElement;
const chips = () => [...document.querySelectorAll<HTMLElement>('#bench [aria-pressed]')];
/** Chooses what stands on the bench, by its place in the list; the arm is the last. */
async function choose(index: number) {
  await user.click(chips().at(index) as HTMLElement);
  await waitFor(() => expect(chips().at(index)).toHaveAttribute('aria-pressed', 'true'));
}
const drawn = () => document.querySelectorAll('#bench svg [role="button"]');
const handle = (thing: 'station' | 'arm', place: Place) =>
  button(placeName(thing === 'arm' ? own.arm : names.stations[station.kind], place));

const THINGS = [
  ['station', station, 0, () => [number('stations-0-x'), number('stations-0-y')]],
  ['arm', { x: bench.armX, y: bench.armY }, -1, () => [number('armX'), number('armY')]],
] as const;

beforeEach(() => openTool());

it('the drawing tells what it is, what stands where, and which keys move it', () => {
  const drawing = document.querySelector('#bench svg[role="group"]');
  expect(drawing).toHaveAccessibleName(fill(own.drawing, { width: bench.width, depth: bench.depth }));
  expect(drawing).toHaveAccessibleDescription(own.keys);
  expect([...drawn()].map((each) => each.getAttribute('aria-label'))).toEqual([
    ...bench.stations.map(({ kind, ...place }) => placeName(names.stations[kind], place)),
    placeName(own.arm, { x: bench.armX, y: bench.armY }),
  ]);
  for (const each of drawn()) expect((each as SVGElement).tabIndex).toBe(0);
});

describe.each(THINGS)('%s', (thing, { x, y }, place, numbers) => {
  beforeEach(() => choose(place));

  it.each([
    ['{ArrowRight}', { x: x + 10, y }],
    ['{ArrowLeft}', { x: x - 10, y }],
    ['{ArrowDown}', { x, y: y + 10 }],
    ['{ArrowUp}', { x, y: y - 10 }],
    ['{Shift>}{ArrowRight}{/Shift}', { x: x + 100, y }],
    ['{Shift>}{ArrowDown}{ArrowDown}{/Shift}', { x, y: y + 200 }],
    ['{ArrowRight}{ArrowDown}{ArrowLeft}', { x, y: y + 10 }],
  ])('moves with %s, and its numbers follow', async (keys, to) => {
    act(() => handle(thing, { x, y }).focus());
    await user.keyboard(keys);
    await waitFor(() => expect(handle(thing, to)).toHaveFocus());
    expect(numbers().map(({ value }) => Number(value))).toEqual([to.x, to.y]);
  });

  it.each([
    [
      '{ArrowRight}{ArrowDown}',
      { x: bench.width - 20, y: bench.depth - 30 },
      { x: bench.width, y: bench.depth },
    ],
    ['{ArrowLeft}{ArrowUp}', { x: 20, y: 30 }, { x: 0, y: 0 }],
  ])('stops at the edges: %s', async (keys, near, edge) => {
    for (const [index, value] of [near.x, near.y].entries())
      fireEvent.input(numbers()[index] as HTMLInputElement, { target: { value: String(value) } });
    await waitFor(() => expect(handle(thing, near)).toBeInTheDocument());
    act(() => handle(thing, near).focus());
    await user.keyboard(`{Shift>}${keys}{/Shift}`);
    await waitFor(() => expect(handle(thing, edge)).toHaveFocus());
  });

  it('stands where the numbers say', async () => {
    for (const input of numbers()) {
      await retype(user, input, '４８０');
    }
    await waitFor(() => expect(handle(thing, { x: 480, y: 480 })).toBeInTheDocument());
    expect(numbers().map(({ value }) => value)).toEqual(['４８０', '４８０']);
  });
});

describe('at the edge', () => {
  const edge = { ...station, y: 0 };
  beforeEach(async () => {
    await choose(0);
    await retype(user, number('stations-0-y'), '0');
    await waitFor(() => expect(handle('station', edge)).toBeInTheDocument());
  });

  it('an arrow key moves nothing, says nothing, and leaves nothing to undo', async () => {
    act(() => handle('station', edge).focus());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(notice()).toBeEmptyDOMElement();
    expect(hasButton(words.undo.button)).toBe(false);
  });

  it('it leaves what was undone to be done again', async () => {
    act(() => handle('station', edge).focus());
    await user.keyboard('{ArrowDown}');
    await user.click(button(words.undo.button));
    await waitFor(() => expect(handle('station', edge)).toBeInTheDocument());
    act(() => handle('station', edge).focus());
    await user.keyboard('{ArrowUp}');
    expect(hasButton(words.undo.redo)).toBe(true);
  });
});

it('beyond a bench that was made narrower, a thing moves along one way and stays on the other', async () => {
  await retype(user, field(labelled(own.width, 'millimetres')), '300');
  const beyond = bench.stations.find(({ x }) => x > 300) as typeof station;
  const name = names.stations[beyond.kind];
  await waitFor(() => expect(button(placeName(name, beyond))).toBeInTheDocument());
  act(() => button(placeName(name, beyond)).focus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(button(placeName(name, { x: beyond.x, y: beyond.y - 10 }))).toHaveFocus());
});

it.each(['Alt', 'Meta'])('with %s an arrow key is the browser’s, which goes back', async (key) => {
  act(() => handle('station', station).focus());
  await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
  expect(handle('station', station)).toHaveFocus();
});

it('other keys move nothing', async () => {
  act(() => handle('station', station).focus());
  await user.keyboard('{Enter} a{Home}{End}');
  expect(handle('station', station)).toHaveFocus();
});

describe('with the pointer', () => {
  // The drawing is as large as the bench: a millimetre is a pixel.
  Object.assign(globalThis, {
    DOMPoint: function DOMPoint(x: number, y: number) {
      return { matrixTransform: () => ({ x, y }) };
    },
  });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => undefined }) });
  const captured = new Set<number>();
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  beforeEach(() => captured.clear());
  const point = (type: string, element: Element, init: MouseEventInit & { isPrimary?: boolean }) => {
    const { isPrimary = true, ...mouse } = init;
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...mouse });
    fireEvent(element, Object.assign(event, { pointerId: 7, isPrimary }));
  };
  const at = (x: number, y: number, more: MouseEventInit & { isPrimary?: boolean } = {}) => ({
    ...{ clientX: station.x + x, clientY: station.y + y },
    ...more,
  });
  const here = ({ x, y }: Place) => handle('station', { x: station.x + x, y: station.y + y });

  it('it is moved as far as the pointer, wherever it was taken hold of', async () => {
    point('pointerdown', here({ x: 0, y: 0 }), at(40, -30));
    point('pointermove', here({ x: 0, y: 0 }), at(43, -28));
    expect(here({ x: 0, y: 0 })).toBeInTheDocument();
    point('pointermove', here({ x: 0, y: 0 }), at(101, -12));
    await waitFor(() => expect(here({ x: 60, y: 20 })).toBeInTheDocument());
    point('pointermove', here({ x: 60, y: 20 }), at(40, -30));
    await waitFor(() => expect(here({ x: 0, y: 0 })).toBeInTheDocument());
  });

  it('a drag is one thing to undo', async () => {
    point('pointerdown', here({ x: 0, y: 0 }), at(0, 0));
    point('pointermove', here({ x: 0, y: 0 }), at(50, 0));
    await waitFor(() => expect(here({ x: 50, y: 0 })).toBeInTheDocument());
    point('pointermove', here({ x: 50, y: 0 }), at(90, 0));
    await waitFor(() => expect(here({ x: 90, y: 0 })).toBeInTheDocument());
    point('lostpointercapture', here({ x: 90, y: 0 }), at(90, 0));
    expect(notice()).toHaveTextContent(fill(words.undo.moved, { name: names.stations[station.kind] }));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(storedPlan()).toEqual(FIRST));
    expect(hasButton(words.undo.button)).toBe(false);
  });

  it.each([
    ['another button', { button: 2 }],
    ['a second finger', { isPrimary: false }],
  ])('%s moves nothing', async (_what, more) => {
    point('pointerdown', here({ x: 0, y: 0 }), at(0, 0, more));
    point('pointermove', here({ x: 0, y: 0 }), at(200, 0, more));
    await user.click(button(words.assumptions.monday));
    expect(here({ x: 0, y: 0 })).toBeInTheDocument();
    expect(hasButton(words.undo.button)).toBe(false);
  });

  it('what stood between two steps of ten millimetres stays between them', async () => {
    await choose(0);
    await retype(user, number('stations-0-x'), String(station.x + 5));
    await waitFor(() => expect(here({ x: 5, y: 0 })).toBeInTheDocument());
    act(() => here({ x: 5, y: 0 }).focus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(here({ x: 15, y: 0 })).toBeInTheDocument());
    // Who moves it by keys hears where it has come to.
    expect(notice()).toHaveTextContent(here({ x: 15, y: 0 }).getAttribute('aria-label') ?? '–');
  });
});

it('a station far from the arm changes the arm, and how that came', async () => {
  act(() => handle('station', station).focus());
  await user.keyboard('{Shift>}{ArrowLeft>30/}{/Shift}');
  await waitFor(() => expect(storedPlan().bench.stations[0]?.x).toBe(0));
  for (const line of reportFor(storedPlan()).arm.lines)
    await waitFor(() => expect(document.querySelector('#answer')).toHaveTextContent(line));
  expect(reportFor(storedPlan()).arm.lines).not.toEqual(reportFor(FIRST).arm.lines);
});

it('what is left of the reach is drawn and told, and what is missing as well', async () => {
  const drawing = document.querySelector('#bench svg[role="group"]') as Element;
  const { distance = 0, arm } = planOf(FIRST, PROPS.ja.facts).arm ?? {};
  const left = String((arm?.reach ?? 0) - distance);
  expect(drawing).toHaveTextContent(String(distance));
  expect(drawing).toHaveTextContent(fill(own.left, { mm: left }));
  const paper = document.querySelector('#answer');
  expect(paper).toHaveTextContent(words.arm.tightMark);
  const margin = field(labelled(words.assumptions.margin, 'percent'));
  await retype(user, margin, '0');
  await waitFor(() => expect(paper).not.toHaveTextContent(words.arm.tightMark));
  await choose(-1);
  await retype(user, number('armX'), '0');
  const { short } = planOf({ ...FIRST, bench: { ...bench, armX: 0 } }, PROPS.ja.facts).arm ?? {};
  await waitFor(() =>
    expect(drawing).toHaveTextContent(
      fill(own.lacks, { mm: Math.max(...(short?.far ?? []).map(({ by }) => by)) }),
    ),
  );
});

it('the paper names an arm beside its heading only where one fits', async () => {
  const heading = document.querySelector(`#answer [aria-label="${words.arm.title}"] h3`);
  const { arm } = planOf(FIRST, PROPS.ja.facts).arm ?? {};
  expect(heading).toHaveTextContent(words.arm.names[arm?.id ?? 'large']);
  await choose(-1);
  await retype(user, number('armX'), '0');
  await waitFor(() => expect(document.querySelector('#answer')).toHaveTextContent(words.arm.short));
  expect(heading?.textContent).toBe(words.arm.title);
});

it('one thing is chosen at a time, by its chip or in the drawing, and let go by its chip', async () => {
  expect(number('stations-0-x')).toBeNull();
  await choose(0);
  await choose(1);
  expect(chips().filter((chip) => chip.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
  expect(number('stations-0-x')).toBeNull();
  act(() => handle('station', station).focus());
  await waitFor(() => expect(number('stations-0-x')).toHaveValue(String(station.x)));
  await user.click(chips()[0] as HTMLElement);
  await waitFor(() => expect(number('stations-0-x')).toBeNull());
});

it('each thing is named with the steps that are done there', () => {
  const used = bench.stations.map(({ id }) =>
    FIRST.steps.flatMap(({ station: at }, index) => (at === id ? [index] : [])),
  );
  const expected = used.map((all) => stepNumbers(all) || '–');
  expect(
    chips()
      .slice(0, -1)
      .map(({ lastElementChild }) => lastElementChild?.textContent),
  ).toEqual(expected);
});

it('a bench that becomes smaller leaves what stands beyond it in the list of what is beyond it', async () => {
  const width = field(labelled(own.width, 'millimetres'));
  await retype(user, width, '300');
  const { lines } = reportFor({ ...FIRST, bench: { ...bench, width: 300 } }).arm;
  expect(lines).not.toEqual(reportFor(FIRST).arm.lines);
  await waitFor(() => {
    for (const line of lines) expect(document.querySelector('#answer')).toHaveTextContent(line);
  });
});

describe('what stands on the bench', () => {
  it('becomes something else, of another size', async () => {
    const kind = STATION_KINDS.find((one) => bench.stations.every((each) => each.kind !== one)) ?? 'other';
    await choose(0);
    await user.selectOptions(
      document.querySelector('#field-bench-stations-0-kind') as Element,
      names.stations[kind],
    );
    await waitFor(() => expect(button(placeName(names.stations[kind], station))).toBeInTheDocument());
    expect(field(words.procedure.station, 1)).toHaveTextContent(names.stations[kind]);
  });

  it('is added until there are twelve; steps can be done there at once', async () => {
    const before = bench.stations.length;
    for (let count = before; count < MOST_STATIONS; count += 1) await user.click(button(own.add));
    await waitFor(() => expect(chips()).toHaveLength(MOST_STATIONS + 1));
    expect(drawn()).toHaveLength(MOST_STATIONS + 1);
    expect(button(own.add)).toBeDisabled();
    await waitFor(() => expect(storedPlan().bench.stations).toHaveLength(MOST_STATIONS));
    const { stations } = storedPlan().bench;
    expect(new Set(stations.map(({ id }) => id)).size).toBe(MOST_STATIONS);
    await user.selectOptions(field(words.procedure.station, 1), stations.at(-1)?.id ?? '');
    await waitFor(() => expect(storedPlan().steps[0]?.station).toBe(stations.at(-1)?.id));
  });

  it('is added beside what is there, also where the width is typed in full-width digits', async () => {
    const width = field(labelled(own.width, 'millimetres'));
    await retype(user, width, '１８００');
    await user.click(button(own.add));
    await user.click(button(own.add));
    await waitFor(() => expect(storedPlan().bench.stations).toHaveLength(bench.stations.length + 2));
    const [one, other] = storedPlan().bench.stations.slice(-2);
    expect([one?.x, one?.y]).not.toEqual([other?.x, other?.y]);
  });

  it('is removed: where what was done there is done is open, until that is undone', async () => {
    const name = names.stations[station.kind];
    await choose(0);
    await user.click(button(fill(own.remove, { name })));
    await waitFor(() => expect(chips()).toHaveLength(bench.stations.length));
    expect(notice()).toHaveTextContent(fill(words.undo.station, { name }));
    steps().forEach((_, index) => {
      const stood = FIRST.steps[index]?.station;
      expect(field(words.procedure.station, index + 1)).toHaveValue(stood === station.id ? UNPLACED : stood);
    });
    await waitFor(() => expect(button(words.undo.button)).toHaveFocus());
    await user.click(button(words.undo.button));
    await waitFor(() => expect(storedPlan()).toEqual(FIRST));
    expect(chips()).toHaveLength(bench.stations.length + 1);
  });
});

it('of two of a kind, the list of places, the drawing and what is chosen name the same', async () => {
  await user.click(button(own.add));
  await user.click(button(own.add));
  await waitFor(() => expect(storedPlan().bench.stations).toHaveLength(bench.stations.length + 2));
  const called = [names.stations.other, `${names.stations.other}2`];
  const { stations } = storedPlan().bench;
  const place = field(words.procedure.station, 1) as unknown as HTMLSelectElement;
  const options = [...place.options].filter(({ value }) => stations.slice(-2).some(({ id }) => id === value));
  expect(options.map(({ text }) => text)).toEqual(called);
  for (const [at, name] of called.entries())
    expect(button(placeName(name, stations.at(at - 2) as Place))).toBeInTheDocument();
  await waitFor(() =>
    expect(
      chips()
        .slice(-3, -1)
        .map((chip) => chip.firstChild?.textContent),
    ).toEqual(called),
  );
  expect(button(fill(own.remove, { name: called[1] as string }))).toBeInTheDocument();
});

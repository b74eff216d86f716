/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fill } from '@/lib/listing/fill';
import { ELSEWHERE, MOST_STATIONS, STATION_KINDS } from '@/lib/plan/schema';
import {
  button,
  FIRST,
  field,
  keptPlan,
  labelled,
  names,
  notice,
  openTool,
  steps,
  told,
  words,
} from './desk-check-tool';

const user = userEvent.setup();
const own = words.bench;
const { bench } = FIRST;
const [station] = bench.stations as [(typeof bench.stations)[number]];

type Place = { x: number; y: number };
const placeName = (name: string, { x, y }: Place) => fill(own.place, { name, x, y });
const number = (path: string) => document.querySelector(`#field-bench-${path}`) as HTMLInputElement;
const rows = () => document.querySelectorAll('#bench ol > li');
const drawn = () => document.querySelectorAll('#bench svg [role="button"]');
const handle = (thing: 'station' | 'arm', place: Place) =>
  button(placeName(thing === 'arm' ? own.arm : names.stations[station.kind], place));

const THINGS = [
  ['station', station, () => [number('stations-0-x'), number('stations-0-y')]],
  ['arm', { x: bench.armX, y: bench.armY }, () => [number('armX'), number('armY')]],
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

describe.each(THINGS)('%s', (thing, { x, y }, numbers) => {
  it.each([
    ['{ArrowRight}', { x: x + 10, y }],
    ['{ArrowLeft}', { x: x - 10, y }],
    ['{ArrowDown}', { x, y: y + 10 }],
    ['{ArrowUp}', { x, y: y - 10 }],
    ['{Shift>}{ArrowRight}{/Shift}', { x: x + 100, y }],
    ['{Shift>}{ArrowDown}{ArrowDown}{/Shift}', { x, y: y + 200 }],
    ['{ArrowRight}{ArrowDown}{ArrowLeft}', { x, y: y + 10 }],
  ])('moves with %s, and its numbers follow', async (keys, place) => {
    handle(thing, { x, y }).focus();
    await user.keyboard(keys);
    await waitFor(() => expect(handle(thing, place)).toHaveFocus());
    expect(numbers().map(({ value }) => Number(value))).toEqual([place.x, place.y]);
  });

  it('stops at the edges', async () => {
    handle(thing, { x, y }).focus();
    const far = Math.ceil(bench.width / 100);
    await user.keyboard(`{Shift>}{ArrowRight>${far}/}{ArrowDown>${far}/}{/Shift}`);
    await waitFor(() => expect(handle(thing, { x: bench.width, y: bench.depth })).toHaveFocus());
    await user.keyboard(`{Shift>}{ArrowLeft>${far}/}{ArrowUp>${far}/}{/Shift}`);
    await waitFor(() => expect(handle(thing, { x: 0, y: 0 })).toHaveFocus());
  });

  it('stands where the numbers say', async () => {
    for (const input of numbers()) {
      await user.clear(input);
      await user.type(input, '４８０');
    }
    await waitFor(() => expect(handle(thing, { x: 480, y: 480 })).toBeInTheDocument());
    expect(numbers().map(({ value }) => value)).toEqual(['４８０', '４８０']);
  });
});

it('other keys move nothing', async () => {
  handle('station', station).focus();
  await user.keyboard('{Enter} a{Home}{End}');
  expect(handle('station', station)).toHaveFocus();
});

it('a station far from the arm changes the arm, and how that came', async () => {
  handle('station', station).focus();
  await user.keyboard('{Shift>}{ArrowLeft>30/}{/Shift}');
  await waitFor(() => expect(keptPlan().bench.stations[0]?.x).toBe(0));
  for (const line of told(keptPlan()).arm.lines)
    expect(document.querySelector('#answer')).toHaveTextContent(line);
  expect(told(keptPlan()).arm.lines).not.toEqual(told(FIRST).arm.lines);
});

it('a bench that becomes smaller leaves what stands beyond it in the list of what is beyond it', async () => {
  const width = field(labelled(own.width, 'millimetres'));
  await user.clear(width);
  await user.type(width, '300');
  const { lines } = told({ ...FIRST, bench: { ...bench, width: 300 } }).arm;
  expect(lines).not.toEqual(told(FIRST).arm.lines);
  await waitFor(() => {
    for (const line of lines) expect(document.querySelector('#answer')).toHaveTextContent(line);
  });
});

describe('what stands on the bench', () => {
  it('becomes something else, of another size', async () => {
    const kind = STATION_KINDS.find((one) => bench.stations.every((each) => each.kind !== one)) ?? 'other';
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
    await waitFor(() => expect(rows()).toHaveLength(MOST_STATIONS));
    expect(drawn()).toHaveLength(MOST_STATIONS + 1);
    expect(button(own.add)).toBeDisabled();
    await waitFor(() => expect(keptPlan().bench.stations).toHaveLength(MOST_STATIONS));
    const { stations } = keptPlan().bench;
    expect(new Set(stations.map(({ id }) => id)).size).toBe(MOST_STATIONS);
    await user.selectOptions(field(words.procedure.station, 1), stations.at(-1)?.id ?? '');
    await waitFor(() => expect(keptPlan().steps[0]?.station).toBe(stations.at(-1)?.id));
  });

  it('is removed: what was done there is done off the bench, until that is undone', async () => {
    const name = names.stations[station.kind];
    const remove = [...rows()][0]?.querySelector('button') as HTMLElement;
    expect(remove).toHaveAccessibleName(fill(own.remove, { name }));
    await user.click(remove);
    await waitFor(() => expect(rows()).toHaveLength(bench.stations.length - 1));
    expect(notice()).toHaveTextContent(fill(words.undo.station, { name }));
    steps().forEach((_, index) => {
      const stood = FIRST.steps[index]?.station;
      expect(field(words.procedure.station, index + 1)).toHaveValue(stood === station.id ? ELSEWHERE : stood);
    });
    // The focus is at what took its place.
    expect([...rows()][0]?.querySelector('button')).toHaveFocus();
    await user.click(button(words.undo.button));
    await waitFor(() => expect(keptPlan()).toEqual(FIRST));
    expect(rows()).toHaveLength(bench.stations.length);
  });
});

/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { formatDate } from '@/lib/dates';
import { MOST_STEPS } from '@/lib/desk-check/schema';
import { VERDICTS } from '@/lib/desk-check/verdicts';
import { LOCALES } from '@/lib/i18n/locales';
import { user } from '../helpers/user-with-timers';
import {
  FIRST,
  field,
  handsOn,
  openTool,
  operation,
  PROPS,
  reportFor,
  retype,
  steps,
  words,
} from './desk-check-tool';

/** The rows of the steps as an instrument: opened, closed, marked; and what the paper says of an example. */

const row = (n: number) => steps()[n - 1]?.closest('details') as HTMLDetailsElement;
const summary = (n: number) => row(n).querySelector('summary') as HTMLElement;
const paper = () => document.querySelector('#answer') as HTMLElement;

describe('Escape in an open row', () => {
  beforeEach(async () => {
    await openTool();
    row(2).open = true;
    act(() => handsOn(2).focus());
  });

  it('closes it, and its summary has the focus', async () => {
    await user.keyboard('{Escape}');
    expect(row(2).open).toBe(false);
    expect(summary(2)).toHaveFocus();
  });

  it('is left to the list of operations first', async () => {
    await user.click(operation(2));
    await waitFor(() => expect(operation(2)).toHaveAttribute('role', 'combobox'));
    await waitFor(() => expect(operation(2)).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Escape}');
    expect(row(2).open).toBe(true);
    await user.keyboard('{Escape}');
    expect(row(2).open).toBe(false);
    expect(summary(2)).toHaveFocus();
  });

  it('is left to an input method', () => {
    // Whatever key an input method takes has this code.
    fireEvent.keyDown(handsOn(2), { key: 'Escape', keyCode: 229, isComposing: true });
    expect(row(2).open).toBe(true);
  });
});

it('an opened row keeps its place on the screen, whatever closes above it', async () => {
  await openTool();
  const tops = [500, 174];
  const place = jest.spyOn(summary(5), 'getBoundingClientRect');
  place.mockImplementation(() => ({ top: tops.shift() ?? 174 }) as DOMRect);
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await user.click(summary(5));
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  expect(scroll).toHaveBeenCalledWith({ top: -326, behavior: 'instant' });
  scroll.mockRestore();
});

describe('what belongs to a step', () => {
  const of = (area: string, n: number) => [
    ...document.querySelectorAll(`${area} [data-of-step~="${n - 1}"]`),
  ];

  it('is named in the run, in the bar and on the bench', async () => {
    await openTool();
    for (const [index, step] of FIRST.steps.entries()) {
      expect(row(index + 1).dataset.stepRow).toBe(String(index));
      expect(of('#procedure', index + 1)).toHaveLength(
        Number(step.handsOn !== undefined) + Number(step.waiting !== undefined),
      );
      expect(of('.dk-front > section', index + 1)).toHaveLength(1);
      const isPlaced = FIRST.bench.stations.some(({ id }) => id === step.station);
      expect(of('#bench', index + 1)).toHaveLength(Number(isPlaced));
    }
  });

  it('is marked in the rows of the station that is chosen', async () => {
    await openTool();
    const [station] = FIRST.bench.stations;
    const own = FIRST.steps.flatMap((step, index) => (step.station === station?.id ? [index + 1] : []));
    const marked = () =>
      FIRST.steps.map((_step, index) => index + 1).filter((n) => summary(n).matches('[class*="inset_3px"]'));
    const button = document.querySelector('#bench [aria-pressed]') as HTMLElement;
    expect(own.length).toBeGreaterThan(0);
    for (const rows of [own, [], own]) {
      await user.click(button);
      await waitFor(() => expect(marked()).toEqual(rows));
    }
  });

  it('has a rule for each step that there may be', () => {
    const rules = readFileSync('app/styles/desk-check.css', 'utf8');
    for (const step of Array.from({ length: MOST_STEPS }, (_, index) => index))
      expect(rules).toContain(
        `:has([data-step-row="${step}"]:is(:hover, :focus-within)) [data-of-step~="${step}"]`,
      );
  });
});

it.each(LOCALES)('in %s, dates on the paper do not break', async (locale) => {
  await openTool(locale);
  await user.type(field(PROPS[locale].words.assumptions.start), '2027-04-05');
  const date = formatDate('2027-04-05', locale);
  await waitFor(() => expect(paper().querySelector('.dk-foot')).toHaveTextContent(date));
  const whole = [...paper().querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(whole.filter((text) => text === date)).toHaveLength(1);
  expect(whole.length).toBeGreaterThan(10);
});

describe.each(LOCALES)('in %s, the paper', (locale) => {
  const { sheet, procedure } = PROPS[locale].words;

  it('of an example says that it is one, on each side that is printed, until it says something else', async () => {
    await openTool(locale);
    expect(paper().querySelector('.dk-foot')).toHaveTextContent(sheet.example);
    expect(paper().querySelector('.dk-front header')).toHaveTextContent(sheet.example);
    expect(paper().querySelector('.dk-behind')).toHaveTextContent(sheet.example);
    await user.type(field(procedure.name), '!');
    expect(paper()).toHaveTextContent(sheet.example);
    const hands = document.querySelector<HTMLInputElement>('#field-steps-0-handsOn');
    await retype(user, hands as HTMLInputElement, '77');
    await waitFor(() => expect(paper()).not.toHaveTextContent(sheet.example));
  });
});

it('what counts none is pale', async () => {
  await openTool();
  for (const verdict of VERDICTS) {
    const n = reportFor(FIRST).steps.filter((step) => step.verdict === verdict).length;
    const count = [...paper().querySelectorAll('li')].find(
      ({ textContent }) => textContent === `${words.verdicts.brief[verdict]} ${n}`,
    );
    expect([verdict, count?.className.includes('opacity-40')]).toEqual([verdict, n === 0]);
  }
});

it('a number that changed is a new element, and one that did not is the same', async () => {
  await openTool();
  const numbers = () => [...paper().querySelectorAll('.dk-new')];
  const before = numbers();
  expect(before.length).toBeGreaterThan(5);
  await user.type(handsOn(1), '9');
  await waitFor(() => expect(numbers()[0]).not.toBe(before[0]));
  expect(before.filter((one) => numbers().includes(one)).length).toBeGreaterThan(0);
});

/** @jest-environment jsdom */
import { waitFor, within } from '@testing-library/react';
import { planHash } from '@/lib/desk-check/link';
import { presetHash } from '@/lib/desk-check/preset';
import { user } from '../helpers/user-with-timers';
import {
  button,
  closeTool,
  example,
  exampleLink,
  FIRST,
  field,
  handsOn,
  hasButton,
  labelled,
  openTool,
  PROPS,
  presets,
  retype,
  storedPlan,
  words,
} from './desk-check-tool';

const own = words.compare;
const table = () => document.querySelector<HTMLElement>(`[data-paper] [aria-label="${own.title}"] table`);
const row = (label: string) =>
  within(table() as HTMLElement)
    .getByRole('rowheader', { name: label })
    .closest('tr');

async function keep(): Promise<void> {
  await user.click(button(own.keep));
  await waitFor(() => expect(table()).toBeInTheDocument());
}

describe('two variants', () => {
  it('stand side by side, what differs is marked, and a reload keeps both', async () => {
    await openTool();
    await keep();
    expect(table()).not.toHaveTextContent(own.mark);
    await retype(user, field(words.procedure.runs), '20');
    await waitFor(() => expect(row(words.procedure.runs)).toHaveTextContent(own.mark));
    expect(row(words.procedure.runs)).toHaveTextContent(String(FIRST.runsPerWeek));
    closeTool();
    await openTool();
    await waitFor(() => expect(row(words.procedure.runs)).toHaveTextContent('20'));
  });

  it('are in the language of the page, both: the words of an example are no difference', async () => {
    await openTool();
    await keep();
    closeTool();
    await openTool('en');
    const [english] = PROPS.en.presets;
    await waitFor(() => expect(storedPlan().compareWith?.title).toBe(english?.title));
    expect(storedPlan()).toMatchObject({ title: english?.title, purpose: english?.purpose });
    expect(storedPlan().compareWith?.purpose).toBe(english?.purpose);
  });

  it('are copied as they are shown', async () => {
    await openTool();
    await keep();
    await user.click(button(words.take.copy));
    expect(await navigator.clipboard.readText()).toContain(`■ ${own.title}`);
  });

  it('may be two examples', async () => {
    await openTool();
    await keep();
    await user.click(exampleLink(2));
    await waitFor(() => expect(row(words.procedure.name)).toHaveTextContent(example(2).title));
    expect(storedPlan().compareWith?.title).toBe(FIRST.title);
  });

  it('are reckoned with the same cost and day, and with the same that is assumed', async () => {
    await openTool();
    await retype(user, field(labelled(words.assumptions.yenPerHour, 'yen')), '4000');
    await retype(user, field(labelled(words.assumptions.prepare, 'minutes')), '7');
    await user.type(field(words.assumptions.start), '2027-04-05');
    await keep();
    await user.click(exampleLink(2));
    await waitFor(() => expect(storedPlan().title).toBe(example(2).title));
    expect(storedPlan()).toMatchObject({ yenPerHour: 4000, prepare: 7, start: '2027-04-05' });
    await user.click(button(own.stop));
    await user.click(exampleLink(1));
    await waitFor(() => expect(storedPlan().title).toBe(example(1).title));
    expect(storedPlan().yenPerHour).toBeUndefined();
  });

  it('of what cannot be read nothing is kept, and not the last good value', async () => {
    await openTool();
    await retype(user, handsOn(1), '2200');
    await keep();
    expect(storedPlan().compareWith?.steps[0]).not.toHaveProperty('handsOn');
    expect(storedPlan().compareWith?.steps.slice(1)).toEqual(FIRST.steps.slice(1));
  });

  it('may be two examples by their address as well, and a plan that brings a variant keeps its own', async () => {
    await openTool();
    await keep();
    window.location.hash = presetHash(presets[2]?.id ?? '');
    await waitFor(() => expect(storedPlan().title).toBe(example(2).title));
    expect(storedPlan().compareWith?.title).toBe(FIRST.title);
    window.location.hash = planHash({ ...example(1), compareWith: example(3) });
    await waitFor(() => expect(storedPlan().compareWith?.title).toBe(example(3).title));
  });

  it('come with a link', async () => {
    await openTool('ja', planHash({ ...example(1), compareWith: example(3) }));
    await waitFor(() => expect(row(words.procedure.name)).toHaveTextContent(example(3).title));
  });

  it('are compared no longer once that is stopped, until it is undone', async () => {
    await openTool();
    await keep();
    await user.click(button(own.stop));
    await waitFor(() => expect(table()).toBeNull());
    expect(hasButton(own.keep)).toBe(true);
    await user.click(button(words.undo.button));
    await waitFor(() => expect(table()).toBeInTheDocument());
  });
});

/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { phrase } from '@/lib/desk-check/phrase';
import { comeBack } from '../helpers/come-back';
import { user } from '../helpers/user-with-timers';
import {
  button,
  closeTool,
  FIRST,
  minutes,
  minutesOf,
  notice,
  openTool,
  operation,
  retype,
  storedPlan,
  field as toolField,
  words,
} from './desk-check-tool';

const own = words.paste;
const field = () => document.querySelector('#pasted-protocol') as HTMLTextAreaElement;

beforeEach(async () => {
  await openTool();
  await user.click(button(own.open));
  await waitFor(() => expect(field()).toHaveFocus());
});

it('the field closes and opens again three times, with the focus and what was typed', async () => {
  await user.type(field(), '1. Add');
  for (let time = 0; time < 3; time += 1) {
    await user.click(button(own.close));
    expect(field()).not.toBeInTheDocument();
    await waitFor(() => expect(button(own.open)).toHaveFocus());
    await user.click(button(own.open));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('1. Add');
  }
});

it('a protocol is read, shown, and changes nothing before that is asked for', async () => {
  await user.click(field());
  await user.paste('RNAの抽出\n1. プレートを移す 3分\n2. 室温で30分静置する\n3. ふたを開ける');
  expect(minutes()).toEqual(minutesOf(FIRST));
  const shown = [...document.querySelectorAll('#pasted-protocol ~ ol li')].map(
    ({ textContent }) => textContent,
  );
  expect(shown).toHaveLength(3);
  expect(shown[1]).toContain(`${words.procedure.waiting} 30 ${words.units.minutes}`);
  await user.click(button(phrase(own.apply, { n: 3 })));
  await waitFor(() => expect(minutes()).toEqual(['3', '', '']));
  expect(operation(3)).toHaveValue('ふたを開ける');
  await waitFor(() => expect(storedPlan().steps[2]?.operation).toBe('open'));
  expect(notice()).toHaveTextContent(phrase(own.anew, { n: 3 }));
  // What is no step stays where it was typed.
  expect(field()).toHaveValue('RNAの抽出');
  await user.click(button(words.undo.button));
  await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  // Nothing of the text is lost, however often.
  expect(field().value).toContain('2. 室温で30分静置する');
  await user.click(button(words.undo.redo));
  await waitFor(() => expect(minutes()).toEqual(['3', '', '']));
  await user.click(button(words.undo.button));
  await waitFor(() => expect(field().value).toContain('2. 室温で30分静置する'));
});

it('times that were measured are not those of the steps that come', async () => {
  const measured = () => screen.getByRole('checkbox', { name: words.procedure.measured });
  await retype(user, toolField(words.procedure.name), 'RNA');
  await user.click(measured());
  await waitFor(() => expect(storedPlan().measured).toBe(true));
  await user.click(field());
  await user.paste('1. 混ぜる 5分');
  await user.click(button(phrase(own.apply, { n: 1 })));
  await waitFor(() => expect(minutes()).toEqual(['5']));
  expect(measured()).not.toBeChecked();
  expect(storedPlan().measured).toBe(false);
  await user.click(button(words.undo.button));
  await waitFor(() => expect(measured()).toBeChecked());
});

it('what still says an example goes with its steps, what was entered stays, and undo brings all back', async () => {
  const runs = toolField(words.procedure.runs);
  await retype(user, runs, '3');
  await user.click(field());
  await user.paste('1. 混ぜる 5分');
  await user.click(button(phrase(own.apply, { n: 1 })));
  await waitFor(() => expect(minutes()).toEqual(['5']));
  expect(storedPlan()).toMatchObject({ title: '', purpose: '', runsPerWeek: 3, weeksPerYear: 0 });
  expect(storedPlan().bench).toEqual(FIRST.bench);
  expect(notice()).toHaveTextContent(phrase(own.anew, { n: 1 }));
  await user.click(button(words.undo.button));
  await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  expect(storedPlan()).toEqual({ ...FIRST, runsPerWeek: 3 });
});

it('steps in place of one’s own clear nothing, and nothing of the kind is said', async () => {
  for (const [line, read] of [
    ['1. 混ぜる 5分', '5'],
    ['1. 混ぜる 7分', '7'],
  ] as const) {
    await user.clear(field());
    await user.paste(line);
    await user.click(button(phrase(own.apply, { n: 1 })));
    await waitFor(() => expect(minutes()).toEqual([read]));
  }
  expect(notice()).toHaveTextContent(phrase(own.done, { n: 1 }));
});

it('what was typed and not applied is there after a reload', async () => {
  await user.type(field(), '1. Add');
  closeTool();
  await openTool();
  await user.click(button(own.open));
  await waitFor(() => expect(field()).toHaveValue('1. Add'));
});

it('what was typed or applied in the other language is there after the way back, to be applied', async () => {
  await user.type(field(), '1. Add');
  await user.click(button(phrase(own.apply, { n: 1 })));
  await waitFor(() => expect(field()).toHaveValue(''));
  for (const text of ['1. Mix', '', '1. Wash']) {
    sessionStorage.setItem('desk-check-protocol', text);
    comeBack(true);
    expect(field()).toHaveValue(text);
  }
  expect(button(phrase(own.apply, { n: 1 }))).toBeVisible();
  await user.type(field(), '!');
  expect(sessionStorage.getItem('desk-check-protocol')).toBe('1. Wash!');
});

describe('what was applied comes back with undo, and nothing that is newer goes for it', () => {
  const put = async (text: string) => {
    await user.clear(field());
    await user.click(field());
    await user.paste(text);
  };
  const apply = () => user.click(button(phrase(own.apply, { n: 1 })));

  it('not with another empty procedure', async () => {
    await user.click(button(words.start.empty));
    await put('1. 混ぜる');
    await apply();
    await waitFor(() => expect(minutes()).toHaveLength(1));
    await put('1. 注ぐ');
    await user.click(button(words.start.empty));
    await waitFor(() => expect(minutes()).toEqual(['']));
    expect(field()).toHaveValue('1. 注ぐ');
  });

  it('nor over what stands in the field by then', async () => {
    await put('1. 混ぜる');
    await apply();
    await waitFor(() => expect(minutes()).toHaveLength(1));
    await put('1. 注ぐ');
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
    expect(field()).toHaveValue('1. 注ぐ');
  });
});

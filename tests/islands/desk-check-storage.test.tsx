/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { IslandComponent } from '@/client/islands';
import { mountIsland } from '@/client/mount-island';
import DeskCheck from '@/islands/desk-check';
import { planHash } from '@/lib/desk-check/link';
import { phrase } from '@/lib/desk-check/phrase';
import { presetHash } from '@/lib/desk-check/preset';
import { problemLine } from '@/lib/desk-check/problem-text';
import { readPlan } from '@/lib/desk-check/read';
import type { Draft, Step } from '@/lib/desk-check/schema';
import { fill } from '@/lib/listing/fill';
import { comeBack } from '../helpers/come-back';
import { fillStorage } from '../helpers/full-storage';
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
  LONGEST,
  labelled,
  minutes,
  minutesOf,
  moveButton,
  names,
  notice,
  openTool,
  operation,
  PROPS,
  presets,
  retype,
  steps,
  storedPlan,
  words,
} from './desk-check-tool';

const own = words.procedure;
const STORED = 'desk-check';

afterEach(() => jest.restoreAllMocks());

async function reload() {
  closeTool();
  await openTool();
}

it('the paper names every entry that cannot be read, however many there are', async () => {
  const draft = {
    ...LONGEST,
    steps: LONGEST.steps.map((one) => ({ ...one, handsOn: '三分', grams: '二杯' })),
  };
  sessionStorage.setItem(STORED, JSON.stringify(draft));
  await openTool();
  const { plan, problems } = readPlan(draft);
  const last = problems.at(-1);
  if (!last) throw new Error('nothing is wrong');
  await waitFor(() =>
    expect(document.querySelector('.dk-behind')).toHaveTextContent(problemLine(last, plan, PROPS.ja)),
  );
});

describe('what is typed', () => {
  it('is there after a reload, impossible values as they were typed', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    await retype(user, handsOn(2), '三分');
    await user.clear(handsOn(3));
    await user.click(field(own.varies, 1));
    const stored = sessionStorage.getItem(STORED);
    await reload();
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
    expect(handsOn(2)).toHaveValue('三分');
    expect(handsOn(2)).toHaveAccessibleDescription(words.problems.number);
    expect(handsOn(3)).toHaveValue('');
    expect(field(own.varies, 1)).toBeChecked();
    expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual(JSON.parse(stored ?? ''));
  });

  it('in the other language is there after the way back, as often as one goes it, and can be undone', async () => {
    await openTool();
    await user.type(field(own.name), 'A');
    const mine = `${FIRST.title}A`;
    const change = (title: string) =>
      sessionStorage.setItem(
        STORED,
        JSON.stringify({ ...JSON.parse(sessionStorage.getItem(STORED) ?? ''), title }),
      );
    change('B');
    comeBack(false);
    expect(field(own.name)).toHaveValue(mine);
    for (const _time of [1, 2, 3]) comeBack(true);
    await waitFor(() => expect(field(own.name)).toHaveValue('B'));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(mine));
  });

  it('and undone before is not done again over what the way back has brought', async () => {
    await openTool();
    await user.type(field(own.name), 'A');
    await user.click(moveButton('remove', 1));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(hasButton(words.undo.redo)).toBe(true));
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '');
    sessionStorage.setItem(STORED, JSON.stringify({ ...stored, title: 'B' }));
    comeBack(true);
    await waitFor(() => expect(field(own.name)).toHaveValue('B'));
    expect(hasButton(words.undo.redo)).toBe(false);
  });

  it.each([
    ['as it is', async () => {}],
    ['with a variant to compare it with', () => user.click(button(words.compare.keep))],
    [
      'with an hourly cost that was typed and taken out again',
      async () => {
        const hourly = () => field(labelled(words.assumptions.yenPerHour, 'yen'));
        await user.type(hourly(), '3000');
        await user.click(button(words.assumptions.monday));
        await user.clear(hourly());
      },
    ],
  ])('%s is not opened anew by a way back on which nothing has changed', async (_how, change) => {
    await openTool();
    await user.type(field(own.name), 'A');
    await change();
    for (const _time of [1, 2, 3]) comeBack(true);
    expect(document.body).not.toHaveTextContent(words.problems.opened);
  });

  it('goes on with its own last good numbers after a reload, not with those of the first example', async () => {
    await openTool();
    await user.click(exampleLink(3));
    await retype(user, field(own.runs), '17');
    await user.type(field(own.runs), 'x');
    const sums = { value: '17' };
    const paper = () => document.querySelector('[data-paper]');
    await waitFor(() => expect(paper()).toHaveTextContent(fill(words.problems.used, sums)));
    await reload();
    await waitFor(() => expect(paper()).toHaveTextContent(fill(words.problems.used, sums)));
  });

  it('after an action is back when that is undone and done again', async () => {
    await openTool();
    await user.click(moveButton('remove', 1));
    await user.type(field(own.name), '（私の）');
    const typed = `${FIRST.title}（私の）`;
    for (const _ of [1, 2, 3]) {
      await user.click(button(words.undo.button));
      await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
      expect(field(own.name)).toHaveValue(FIRST.title);
      await waitFor(() => expect(button(words.undo.redo)).toHaveFocus());
      await user.click(button(words.undo.redo));
      await waitFor(() => expect(field(own.name)).toHaveValue(typed));
      expect(minutes()).toEqual(minutesOf(FIRST).slice(1));
    }
  });

  it('leaves the words of an example in the language of the page, and those of a visitor as they are', async () => {
    await openTool();
    await retype(user, handsOn(1), '77');
    await user.type(field(own.purpose), '（私の）');
    closeTool();
    await openTool('en');
    const [english] = PROPS.en.presets;
    await waitFor(() => expect(document.querySelector('#field-title')).toHaveValue(english?.title));
    expect(document.querySelector('#field-purpose')).toHaveValue(`${FIRST.purpose}（私の）`);
  });

  it('and undone is not back after a reload', async () => {
    await openTool();
    await user.click(moveButton('remove', 1));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
    await reload();
    expect(minutes()).toEqual(minutesOf(FIRST));
  });

  it('in one language is there in the other', async () => {
    await openTool();
    await retype(user, handsOn(1), '77');
    closeTool();
    await openTool('en');
    await waitFor(() => expect(document.querySelector('#field-steps-0-handsOn')).toHaveValue('77'));
  });

  it('and nothing else is kept: a page that is only read keeps nothing', async () => {
    await openTool();
    await reload();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });
});

describe('another plan in the place of what was typed', () => {
  it.each([
    ['an example', () => user.click(exampleLink(2))],
    ['an empty one', () => user.click(button(words.start.empty))],
    [
      'a protocol',
      async () => {
        await user.click(button(words.paste.open));
        await waitFor(() => expect(document.querySelector('#pasted-protocol')).toHaveFocus());
        await user.paste('1. プレートを移す 3分');
        await user.click(button(phrase(words.paste.apply, { n: 1 })));
      },
    ],
  ])('%s, leaves a way back to it after a reload', async (_what, begin) => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    await begin();
    await waitFor(() => expect(minutes()).not.toEqual(minutesOf(FIRST)));
    await reload();
    expect(minutes()).not.toEqual(minutesOf(FIRST));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST)));
  });

  it('is still found after a reload when all examples were looked at', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    for (const index of presets.keys()) await user.click(exampleLink(index));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(presets.length - 1))));
    await reload();
    while (hasButton(words.undo.button)) await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
  });

  it('lends none of its numbers to what undo brings back after a reload', async () => {
    await openTool();
    await retype(user, handsOn(1), '2x');
    closeTool();
    await openTool('ja', presetHash(presets[3]?.id ?? ''));
    await waitFor(() => expect(window.location.hash).toBe(''));
    await reload();
    await user.click(button(words.undo.button));
    await waitFor(() => expect(handsOn(1)).toHaveValue('2x'));
    await waitFor(() =>
      expect(document.querySelector('[data-paper]')).toHaveTextContent(words.problems.asEmpty),
    );
  });
});

describe('the tool works', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['getItem', 'setItem'] as const)('where the storage denies %s', async (name) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openTool();
    await retype(user, handsOn(1), '90');
    await waitFor(() => expect(document.querySelector('[data-paper]')).toHaveTextContent('90分'));
  });

  it('where there is no storage at all', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openTool();
    await user.click(moveButton('remove', 1));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(FIRST).slice(1)));
    jest.restoreAllMocks();
  });

  // What else it may hold: desk-check-stored.test.ts.
  it.each(['rubbish', '{"bench":{"stations":[null,7]},"steps":[{}]}'])(
    'where the storage holds %s',
    async (text) => {
      sessionStorage.setItem(STORED, text);
      await openTool();
      await user.click(button(own.add));
      const last = steps().length;
      await user.type(handsOn(last), '7');
      await waitFor(() => expect(storedPlan().steps.at(-1)?.handsOn).toBe(7));
      // Nothing is asked to be corrected that no field has.
      expect(document.querySelector('[data-paper]')).not.toHaveTextContent(
        phrase(words.problems.summary, { n: 1 }),
      );
    },
  );
});

const someone = {
  ...LONGEST,
  title: '誰かの計画',
  purpose: '<b>"&\u{1f9ea}',
  yenPerHour: 3000,
  start: '2027-04-05',
};

describe('an address', () => {
  it('with a plan opens it, whole, and says so', async () => {
    await openTool('ja', planHash(someone));
    await waitFor(() => expect(field(own.name)).toHaveValue(someone.title));
    expect(notice()).toHaveTextContent(words.problems.opened);
    await waitFor(() => expect(storedPlan()).toEqual(someone));
    expect(document.querySelector('[data-paper]')).toHaveTextContent(someone.purpose);
  });

  it('with a plan leaves its minutes with somebody: other words for a step take none of them away', async () => {
    const estimate = names.minutes.find(
      ({ handsOn: minutes, waiting }) => minutes > 0 && waiting === undefined,
    );
    if (!estimate) throw new Error('no estimate');
    const steps = someone.steps.with(0, { ...(someone.steps[0] as Step), ...estimate, waiting: undefined });
    await openTool('ja', planHash({ ...someone, steps }));
    await waitFor(() => expect(handsOn(1)).toHaveValue(String(estimate.handsOn)));
    expect(document.body).not.toHaveTextContent(own.estimated);
    await user.type(operation(1), '（私の）');
    expect(handsOn(1)).toHaveValue(String(estimate.handsOn));
  });

  it('with a plan comes before what was typed, which undo brings back', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    closeTool();
    await openTool('ja', planHash(someone));
    await waitFor(() => expect(field(own.name)).toHaveValue(someone.title));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
  });

  it('with the name of an example opens that', async () => {
    await openTool('ja', presetHash(presets[3]?.id ?? ''));
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(3))));
  });

  it('no longer holds the plan afterwards: a reload brings what was typed since', async () => {
    await openTool('ja', `?from=case${planHash(someone)}`);
    await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/plan?from=case`));
    await user.type(field(own.name), '（直した）');
    closeTool();
    await openTool();
    await waitFor(() => expect(field(own.name)).toHaveValue(`${someone.title}（直した）`));
  });

  it('that changes while the tool is open opens what it holds, and undo brings back what was there', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    window.location.hash = planHash(someone);
    await waitFor(() => expect(field(own.name)).toHaveValue(someone.title));
    expect(window.location.hash).toBe('');
    window.location.hash = presetHash(presets[1]?.id ?? '');
    await waitFor(() => expect(minutes()).toEqual(minutesOf(example(1))));
    await user.click(button(words.undo.button));
    await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
  });

  it('for which there is no room in the storage is still there after a reload', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    closeTool();
    fillStorage(40);
    await openTool('ja', planHash(someone));
    await waitFor(() => expect(field(own.name)).toHaveValue(someone.title));
    closeTool();
    await openTool('ja', window.location.hash);
    await waitFor(() => expect(field(own.name)).toHaveValue(someone.title));
  });

  it('opened three times over what was typed leaves a way back to it after a reload', async () => {
    await openTool();
    await user.type(field(own.name), '（私の）');
    for (const hash of [planHash(someone), presetHash(presets[1]?.id ?? ''), planHash(someone)]) {
      closeTool();
      await openTool('ja', hash);
      await waitFor(() => expect(window.location.hash).toBe(''));
    }
    await reload();
    expect(field(own.name)).toHaveValue(someone.title);
    while (hasButton(words.undo.button)) await user.click(button(words.undo.button));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
    await reload();
    expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`);
    expect(document.body).not.toHaveTextContent(words.problems.opened);
    expect(hasButton(words.undo.button)).toBe(false);
  });

  describe('opened over what was typed, after undo and a reload', () => {
    beforeEach(async () => {
      await openTool();
      await user.type(field(own.name), '（私の）');
      closeTool();
      await openTool('ja', planHash(someone));
      await user.click(button(words.undo.button));
    });

    it('is not said to be opened, and leaves nothing to undo', async () => {
      await user.type(field(own.name), '!');
      await reload();
      expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）!`);
      expect(notice()).toBeEmptyDOMElement();
      expect(hasButton(words.undo.button)).toBe(false);
    });

    it('and redo leads back to what was typed, however often', async () => {
      await user.click(button(words.undo.redo));
      for (const _time of [1, 2, 3]) {
        await user.click(button(words.undo.button));
        await user.click(button(words.undo.redo));
      }
      await reload();
      expect(field(own.name)).toHaveValue(someone.title);
      await user.click(button(words.undo.button));
      await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
      expect(hasButton(words.undo.button)).toBe(false);
    });
  });

  it('opened over an example leads back to it in the words of the page, in either language', async () => {
    await openTool('ja', presetHash(presets[1]?.id ?? ''));
    await retype(user, handsOn(1), '77');
    closeTool();
    await openTool('ja', presetHash(presets[3]?.id ?? ''));
    await waitFor(() => expect(window.location.hash).toBe(''));
    closeTool();
    const { words: tool, presets: english } = PROPS.en;
    await openTool('en');
    await user.click(button(tool.undo.button));
    await waitFor(() => expect(document.querySelector('#field-title')).toHaveValue(english[1]?.title));
    expect(document.querySelector('#field-purpose')).toHaveValue(english[1]?.purpose);
    expect(document.querySelector('#field-steps-0-handsOn')).toHaveValue('77');
    await reload();
    expect(field(own.name)).toHaveValue(presets[1]?.title);
    expect(hasButton(words.undo.button)).toBe(false);
  });

  it('with another place of the page changes nothing', async () => {
    await openTool('ja', '#answer');
    expect(minutes()).toEqual(minutesOf(FIRST));
    expect(notice()).toBeEmptyDOMElement();
    expect(window.location.hash).toBe('#answer');
  });

  it('with no plan after its # is reported, and changes nothing', async () => {
    await openTool('ja', '#plan=***');
    await waitFor(() => expect(notice()).toHaveTextContent(words.problems.failed));
    expect(notice()).toHaveTextContent(words.problems.everything);
    expect(minutes()).toEqual(minutesOf(FIRST));
    expect(hasButton(words.undo.button)).toBe(false);
    expect(window.location.hash).toBe('');
  });

  it('with a plan that is partly wrong keeps what is good, and names the rest', async () => {
    const wrong = {
      ...someone,
      runsPerWeek: 1e9,
      steps: someone.steps.with(1, { ...someone.steps[1], handsOn: '<img src=x onerror=alert(1)>' } as never),
      later: 'than we know',
    } as unknown as Draft;
    const { plan, problems } = readPlan(wrong);
    expect(problems).toHaveLength(3);
    await openTool('ja', planHash(wrong));
    await waitFor(() => expect(notice()).toHaveTextContent(phrase(words.problems.openedWith, { n: 3 })));
    for (const problem of problems) expect(notice()).toHaveTextContent(problemLine(problem, plan, PROPS.ja));
    expect(document.querySelector('img')).toBeNull();
    await waitFor(() => expect(storedPlan()).toEqual(plan));
    expect(handsOn(2)).toHaveValue('');
    expect(operation(2)).not.toHaveValue('');
  });
});

describe('what is typed after a reload, before the script comes', () => {
  it('goes over what was kept, field by field, and nothing else of it is lost', async () => {
    await openTool();
    const served = document.body.innerHTML;
    await user.type(field(own.name), '（私の）');
    await retype(user, handsOn(2), '77');
    await user.click(moveButton('remove', 8));
    closeTool();

    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    document.body.innerHTML = served;
    const container = document.body.firstElementChild as HTMLElement;
    field(own.purpose).value = '先に書いた目的';
    handsOn(8).value = '5';
    mountIsland(container, DeskCheck as IslandComponent, PROPS.ja);
    await waitFor(() => expect(field(own.purpose)).toHaveValue('先に書いた目的'));
    await waitFor(() => expect(field(own.name)).toHaveValue(`${FIRST.title}（私の）`));
    expect(minutes()).toEqual(minutesOf(FIRST).with(1, '77').slice(0, 7));
    expect(storedPlan()).toMatchObject({ title: `${FIRST.title}（私の）`, purpose: '先に書いた目的' });
    container.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
});

it.each([
  ['a link', planHash(someone), someone.title],
  ['an example', presetHash(presets[3]?.id ?? ''), example(3).title],
])('the plan of %s is in the first drawing: nothing moves afterwards', async (_, hash, title) => {
  await openTool();
  const served = document.body.innerHTML;
  closeTool();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = served;
  window.history.replaceState(null, '', `/plan${hash}`);
  const container = document.body.firstElementChild as HTMLElement;
  mountIsland(container, DeskCheck as IslandComponent, PROPS.ja);
  expect(field(own.name)).toHaveValue(title);
  expect(document.querySelector('[data-paper]')).toHaveTextContent(title);
  await waitFor(() => expect(window.location.hash).toBe(''));
  container.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

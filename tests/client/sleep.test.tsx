/** @jest-environment jsdom */

import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { IslandLoader } from '@/client/islands';
import { sleep } from '@/client/sleep';
import { start as startIsland } from '@/client/start-island';
import { Island } from '@/components/island';
import { comeNear } from '../helpers/intersection';
import '@/client/early';

const user = userEvent.setup();

function Switch({ labels }: { labels: string[] }) {
  const [chosen, choose] = useState('');
  return labels.map((label) => (
    <button key={label} type="button" aria-pressed={chosen === label} onClick={() => choose(label)}>
      <i>{label}</i>
    </button>
  ));
}

/** Loads when the test says so. */
function controlled() {
  const answers: { arrive: () => void; fail: () => void }[] = [];
  const load = jest.fn<ReturnType<IslandLoader>, []>(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          arrive: () => resolve({ default: Switch }),
          fail: () => reject(new Error('offline')),
        });
      }),
  );
  return { load, answer: (place: number) => answers[place] };
}

const island = () => document.querySelector('[data-island]') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
/** Redrawn by React: the server's elements are gone. */
const isAwake = (served: Element) => !served.isConnected && button('A').isConnected;

let served: Element;
let loader: ReturnType<typeof controlled>;

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <Island name="switch" component={Switch} props={{ labels: ['A', 'B'] }} />,
  );
  served = button('A');
  loader = controlled();
});

const start = () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    place.dataset.modules ??= '';
    sleep(place, async () => ({ start: (awake) => startIsland(awake, { switch: loader.load }) }));
  }
};
/** The island is asked for a turn after it was touched, when its modules have passed. */
const answer = async (how: 'arrive' | 'fail', place = 0) => {
  await waitFor(() => expect(loader.load).toHaveBeenCalledTimes(place + 1));
  loader.answer(place)?.[how]();
};
const arrives = async (place = 0) => {
  await answer('arrive', place);
  await waitFor(() => expect(isAwake(served)).toBe(true));
};

/** A part as an island, the one that changes most when it wakes. */
describe('an island', () => {
  it('sleeps: nothing is loaded and the server’s HTML stands', async () => {
    start();
    await settle();
    expect(loader.load).not.toHaveBeenCalled();
    expect(served.isConnected).toBe(true);
  });

  it('wakes within 200 px of the viewport', async () => {
    start();
    expect(comeNear(island())).toEqual(['200px']);
    expect(island()).not.toHaveAttribute('data-ready');
    await arrives();
    expect(island()).toHaveAttribute('data-ready');
    // Nobody pressed anything.
    await settle();
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it.each([
    ['pointer comes over it', () => fireEvent.pointerOver(served)],
    ['finger touches it', () => fireEvent.touchStart(served)],
    ['pointer presses it', () => fireEvent.pointerDown(served)],
    ['focus enters it', () => (served as HTMLElement).focus()],
    ['key is pressed in it', () => fireEvent.keyDown(served)],
  ])('wakes when a %s', async (_how, touch) => {
    start();
    touch();
    await arrives();
  });

  it('is loaded once, however often it is touched, also after it is awake', async () => {
    start();
    await user.hover(served);
    await user.click(served);
    comeNear(island());
    await arrives();
    const alive = button('A');
    await user.click(button('B'));
    await user.hover(button('A'));
    await settle();
    expect(loader.load).toHaveBeenCalledTimes(1);
    expect(button('A')).toBe(alive);
  });

  it.each(['B', 'Elsewhere'])('keeps the focus where it is: %s', async (name) => {
    document.body.insertAdjacentHTML('beforeend', '<button>Elsewhere</button>');
    start();
    fireEvent.pointerOver(served);
    button(name).focus();
    await arrives();
    expect(button(name)).toHaveFocus();
  });

  it('repeats the click that was made while it loaded', async () => {
    start();
    await user.click(screen.getByText('B'));
    expect(button('B')).toHaveAttribute('aria-pressed', 'false');
    await answer('arrive');
    await waitFor(() => expect(button('B')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('A')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('what stands elsewhere and does nothing without an island', () => {
  const pressed = jest.fn();
  const companion = () => document.querySelector('[data-with]') as HTMLElement;

  beforeEach(() => {
    pressed.mockReset();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-with="switch" data-modules=""><button type="button" data-needs-script>Add</button></p>',
    );
    button('Add').addEventListener('click', pressed);
  });

  it('wakes it when it is touched, and what was pressed is pressed again', async () => {
    start();
    await user.click(button('Add'));
    expect(pressed).not.toHaveBeenCalled();
    await arrives();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await user.click(button('Add'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('wakes it, wherever it is, if it was pressed before there was a script', async () => {
    await user.click(button('Add'));
    start();
    await arrives();
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  it('fails with it, and with it gets another chance', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    start();
    comeNear(island());
    await answer('fail');
    await waitFor(() => expect(companion()).toHaveAttribute('data-failed'));
    fireEvent.pointerOver(button('Add'));
    await arrives(1);
    expect(companion()).not.toHaveAttribute('data-failed');
    log.mockRestore();
  });

  it('leaves those of other islands alone', async () => {
    companion().dataset.with = 'other';
    start();
    comeNear(island());
    await arrives();
    expect(companion()).not.toHaveAttribute('data-ready');
  });
});

describe('a chunk that does not arrive', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  it('is not imported when it is not the one that was built', async () => {
    island().dataset.modules = '/switch.js sha384-A';
    start();
    comeNear(island());
    document.head.querySelector('link[href="/switch.js"]')?.dispatchEvent(new Event('error'));
    await settle();
    expect(loader.load).not.toHaveBeenCalled();
    expect(served.isConnected).toBe(true);
    expect(island()).toHaveAttribute('data-failed');
  });

  it('leaves the HTML and is asked for again on the next touch', async () => {
    start();
    comeNear(island());
    await answer('fail');
    await settle();
    expect(served.isConnected).toBe(true);
    expect(island()).toHaveAttribute('data-failed');
    await user.hover(served);
    await arrives(1);
    expect(island()).not.toHaveAttribute('data-failed');
  });

  it('is given up after the second attempt', async () => {
    start();
    comeNear(island());
    await answer('fail');
    await settle();
    fireEvent.keyDown(served);
    await answer('fail', 1);
    await settle();
    fireEvent.keyDown(served);
    await settle();
    expect(loader.load).toHaveBeenCalledTimes(2);
    expect(served.isConnected).toBe(true);
  });
});

describe('the HTML stays as it is, is marked, and the other islands wake, with', () => {
  it.each([
    ['an unknown name', 'data-island="other" data-props="{}"'],
    ['no name', 'data-island data-props="{}"'],
    ['broken props', 'data-island="switch" data-props="{&quot;labels&quot;"'],
    ['no props', 'data-island="switch"'],
    ['null as props', 'data-island="switch" data-props="null"'],
    ['a list as props', 'data-island="switch" data-props="[]"'],
    ['a number as props', 'data-island="switch" data-props="1"'],
  ])('%s', async (_fault, attributes) => {
    document.body.insertAdjacentHTML('afterbegin', `<p ${attributes}><b>Served</b></p>`);
    start();
    const faulty = document.querySelector('p') as Element;
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    comeNear(faulty);
    await waitFor(() => expect(faulty).toHaveAttribute('data-failed'));
    log.mockRestore();
    expect(loader.load).not.toHaveBeenCalled();
    expect(faulty.innerHTML).toBe('<b>Served</b>');

    comeNear(document.querySelector('div') as Element);
    await arrives();
  });
});

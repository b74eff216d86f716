/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Closing } from '@/app/[locale]/services/labcraft/try/closing';
import type { Locale } from '@/lib/i18n/locales';
import { copy, open, openWith, page, propsOf, takeHome, text, well, write } from './labcraft-studio-tool';

/** What the drawings of the studio say: where it stopped, what is done to a whole plate, and of which text they are. */

const FULL: Record<Locale, string> = {
  en: 'Repeat the following 4 times:\nAdd 100 µL of wash buffer to A1.\nEnd of repeat.',
  ja: '次を4回くり返す：\nA1に洗浄液を100 µL加える。\nここまで。',
};
const { studio: words, plate: plateWords, rehearse } = copy('en');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const section = (locale: Locale, row: string) =>
  screen.findByLabelText(copy(locale).plate.section.replace('{row}', row));
const plateShown = () =>
  screen.getByRole('group', { name: plateWords.plates }).querySelector('[aria-pressed="true"]')?.textContent;
const plan = () => screen.getByLabelText(/^Contents of plate/);
const button = (name: string) => screen.getByRole('button', { name });

describe('a well that would hold too much', () => {
  it.each(['en', 'ja'] as const)(
    'comes into the section, with what is too much over it, in %s',
    async (locale) => {
      const user = await open(locale);
      await write(user, FULL[locale], locale);
      const over = copy(locale).plate.over.replace('{volume}', '40');
      const cut = await section(locale, 'A');
      expect(cut.querySelector('[fill="url(#liquid-stop)"]')).toBeInTheDocument();
      // Of the first column, to the right: there is no room on the left.
      expect(within(cut).getByText(over)).toHaveAttribute('text-anchor', 'start');
      await user.click(screen.getByRole('button', { name: copy(locale).plate.rowDown }));
      expect(within(await section(locale, 'B')).queryByText(over)).not.toBeInTheDocument();
    },
  );

  it('comes into it again where the rehearsal stops again', async () => {
    const user = await openWith(FULL.en);
    await section('en', 'A');
    await user.click(button(plateWords.rowDown));
    await section('en', 'B');
    await user.click(button(rehearse.back));
    await user.click(button(rehearse.forward));
    expect(await section('en', 'A')).toBeInTheDocument();
  });
});

describe('what is done to a whole plate', () => {
  const SHAKEN =
    'Add 50 µL of water to A1 of plate 1, with one tip. Shake plate 2 at 500 rpm for 1 minute. Wait 5 seconds.';

  it('brings that plate into sight with all its wells when its block is chosen', async () => {
    const user = await openWith(SHAKEN);
    act(() => screen.getAllByRole('treeitem')[0]?.focus());
    await user.keyboard('{Home}');
    expect(plateShown()).toBe('1');
    await user.keyboard('{ArrowDown}');
    expect(plateShown()).toBe('2');
    for (const name of ['A1: empty', 'H12: empty'])
      expect(well(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('is drawn around the plate while it is done, and at no other moment', async () => {
    const user = await openWith(SHAKEN);
    expect(within(plan()).queryByText('500 rpm')).not.toBeInTheDocument();
    const slider = screen.getByRole('slider');
    while (!/shake/.test(slider.getAttribute('aria-valuetext') ?? ''))
      await user.click(button(rehearse.back));
    expect(plateShown()).toBe('2');
    expect(within(plan()).getByText('500 rpm')).toBeInTheDocument();
    await user.click(button('1'));
    expect(within(plan()).queryByText('500 rpm')).not.toBeInTheDocument();
  });

  it('stays so as long as the plate is kept warm', async () => {
    const user = await openWith('Keep plate 1 at 37 °C for 10 minutes.');
    const shown = [];
    for (const _operation of ['cool', 'wait', 'heat', 'none']) {
      shown.push(within(plan()).queryByText('37 °C') !== null);
      await user.click(button(rehearse.back));
    }
    expect(shown).toEqual([false, true, true, false]);
  });
});

describe('the drawer', () => {
  it('opens on the last format, and shows the lines of the block also in another one', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.matches('[data-lit]') ? 900 : 0;
    });
    const user = await open();
    const preview = () => screen.getByRole('region', { name: copy('en').take.preview });
    let drawer = await takeHome(user);
    preview().scrollTop = 0;
    await user.click(within(drawer).getByRole('radio', { name: /PyLabRobot/ }));
    expect(preview().scrollTop).toBe(840);
    await user.keyboard('{Escape}');
    drawer = await takeHome(user);
    expect(within(drawer).getByRole('radio', { name: /PyLabRobot/ })).toBeChecked();
  });
});

describe('a phone', () => {
  it('that was a turned tablet has no drawer or menu where another window put it', async () => {
    const turned = new EventTarget();
    window.matchMedia = () => Object.assign(turned, { matches: false }) as unknown as MediaQueryList;
    const user = await open();
    const drawer = await takeHome(user);
    act(() => void turned.dispatchEvent(new Event('change')));
    expect(drawer).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.keys }));
    const menu = await screen.findByRole('dialog');
    act(() => void turned.dispatchEvent(new Event('change')));
    expect(menu).not.toBeInTheDocument();
  });

  it('of Safari, which gives what is pressed no focus, has it back where the drawer was opened', async () => {
    await open();
    const opener = screen.getByRole('button', { name: copy('en').take.title });
    fireEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    fireEvent.click(within(drawer).getByRole('button', { name: words.close }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('has a mark on its scale where each step begins', async () => {
    Object.defineProperty(window, 'ResizeObserver', {
      configurable: true,
      value: class {
        tell: (entries: unknown[]) => void;
        constructor(tell: (entries: unknown[]) => void) {
          this.tell = tell;
        }
        observe(target: Element) {
          if (target.id === 'studio-score') this.tell([{ target, contentRect: { width: 350, height: 66 } }]);
        }
        disconnect() {}
      },
    });
    await openWith('Wait 5 seconds. Wait 6 seconds. Wait 7 seconds.');
    const marks = document.querySelector('#studio-score path.stroke-on-dark-2')?.getAttribute('d') ?? '';
    expect(marks.match(/M/g)).toHaveLength(2);
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('says at the plate that a sentence is left out, also where the rehearsal stops', async () => {
    const user = await openWith('Wait 5 seconds. Dance with the plate.');
    const pane = () => within(document.getElementById('pane-try') as HTMLElement);
    expect(pane().getByText(words.without)).toBeInTheDocument();
    await write(user, `Dance with the plate.\n${FULL.en}`);
    expect(pane().getByText(words.without)).toBeInTheDocument();
    expect(within(screen.getByRole('alert')).getByText(words.without)).toBeInTheDocument();
    await write(user, 'Wait 5 seconds.');
    expect(screen.queryByText(words.without)).not.toBeInTheDocument();
  });
});

it('the plate of the closing question goes away with its text, and comes back with it', async () => {
  const [example] = propsOf('en').examples;
  const user = await open();
  render(
    <Closing ask={page('en').ask} example={example?.text ?? ''} mixes={{}}>
      <button type="button" data-copy="" />
    </Closing>,
  );
  const plate = document.querySelector('svg[data-example]');
  await user.click(text());
  await user.paste(' Wait 5 seconds.');
  expect(plate).toHaveAttribute('aria-current', 'false');
  // What is copied is what the mail would say.
  expect(document.querySelector('[data-book] [data-copy]')).toHaveAttribute(
    'data-copy',
    expect.stringContaining(' Wait 5 seconds.'),
  );
  expect(plate).toHaveClass('aria-[current=false]:hidden');
  await user.click(screen.getAllByRole('button', { name: copy('en').say.undo })[0] as HTMLElement);
  expect(plate).toHaveAttribute('aria-current', 'true');
});

it.each(['en', 'ja'] as const)('every key that does something in the blocks is listed in %s', (locale) => {
  const keys = copy(locale).studio.keyList.map((one) => one.keys);
  expect(keys).toContainEqual(expect.stringMatching(/^[+＋]$/));
  for (const key of [/Enter/, /Space|スペース/, /Shift/, /Ctrl/, /Alt/])
    expect(keys.find((one) => /pick|選ぶ/.test(one))).toMatch(key);
});

it('what a step draws is counted in thousands', async () => {
  const user = await openWith('Dispense 100 µL of water into columns 1 to 4, with one set of tips.');
  await user.click(button(copy('en').check.more));
  expect(await screen.findByText(/water 3,200 µL/)).toBeInTheDocument();
});

it('what is aspirated is an outline in the score', async () => {
  await openWith('A1 holds 100 µL of sample. Transfer 50 µL from A1 to B2, with one tip.');
  const notes = [...document.querySelectorAll('#studio-score g > path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  // One note with a hole, and one without.
  expect(notes.some((d) => /z.*m[\d.]+ [\d.]+v/.test(d) && d.match(/M/g)?.length === 2)).toBe(true);
  expect(document.querySelector('#studio-score [fill-opacity]')).toBeNull();
});

it('the line to a block ends left of its number', async () => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      observe() {}
      disconnect() {}
    },
  });
  const box = (left: number, width: number) => ({
    left,
    top: 100,
    right: left + width,
    bottom: 700,
    width,
    height: 600,
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'pane-check') return box(388, 420) as DOMRect;
    // A block in a repeat: its number begins 38 before it.
    if (this.matches('[data-slip]')) return { ...box(441, 300), top: 200 } as DOMRect;
    return (this.matches('[data-chosen-line]') ? { ...box(44, 300), top: 300 } : box(0, 388)) as DOMRect;
  });
  const user = await openWith(FULL.en);
  act(() => screen.getAllByRole('treeitem')[0]?.focus());
  await user.keyboard('{End}');
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const dots = [...document.querySelectorAll('[aria-hidden] > circle[r="4"]')].map((dot) =>
    Number(dot.getAttribute('cx')),
  );
  expect(dots.length).toBeGreaterThan(1);
  // With its radius.
  expect((dots[1] ?? 0) + 4).toBeLessThan(441 - 38);
  Reflect.deleteProperty(window, 'ResizeObserver');
});

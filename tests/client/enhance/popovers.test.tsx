/** @jest-environment jsdom */
import '@/tests/helpers/own-listeners';
import '@/tests/helpers/popover';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Header } from '@/app/frame/header';
import { enhancePopovers } from '@/client/enhance/popovers';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/lib/content', () => ({
  site: () => ({ company: { name: { en: 'The lab' } }, urls: { consultation: 'https://example.com/' } }),
}));

const user = userEvent.setup();
const trigger = (name: string) => screen.getByRole('button', { name });
const popover = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = (id: string) => popover(id).matches(':popover-open');

const MENUS = [
  ['header.services', 'services-menu'],
  ['header.menu', 'site-menu'],
] as const;

let header = '';

beforeAll(async () => {
  header = await serverMarkup(<Header path="/about" />);
  // jsdom cannot leave the page; where a link leads is not the question here.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  document.documentElement.className = '';
  document.body.innerHTML = `${header}<main><a href="#main">Elsewhere</a></main>`;
  enhancePopovers(document);
});

it('what a script opened stays open in a window of another size: a keyboard on the screen makes it smaller', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="sheet" popover="auto"><input></div>');
  popover('sheet').showPopover();
  window.dispatchEvent(new Event('resize'));
  expect(isOpen('sheet')).toBe(true);
  popover('sheet').remove();
});

describe.each(MENUS)('the menu of the button "%s"', (name, id) => {
  const saysOpen = (button = name) => trigger(button).getAttribute('aria-expanded');

  it('says on its button alone whether it is open, also when the browser closes it', async () => {
    expect(saysOpen()).toBe('false');
    await user.click(trigger(name));
    expect(saysOpen()).toBe('true');
    expect(MENUS.filter(([other]) => saysOpen(other) === 'true')).toHaveLength(1);
    await user.click(trigger(name));
    expect(saysOpen()).toBe('false');
    await user.click(trigger(name));
    popover(id).hidePopover();
    await Promise.resolve();
    expect(saysOpen()).toBe('false');
  });

  it('is said to be open where it was opened before the script came', async () => {
    document.body.innerHTML = header;
    await user.click(trigger(name));
    enhancePopovers(document);
    expect(saysOpen()).toBe('true');
    popover(id).hidePopover();
    await Promise.resolve();
    expect(saysOpen()).toBe('false');
  });

  it('closes when the focus leaves it', async () => {
    await user.click(trigger(name));
    popover(id).querySelector('a')?.focus();
    expect(isOpen(id)).toBe(true);
    screen.getByText('Elsewhere').focus();
    expect(isOpen(id)).toBe(false);
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('closes when the focus goes from its button to what lies below it', async () => {
    await user.click(trigger(name));
    trigger(name).focus();
    expect(isOpen(id)).toBe(true);
    screen.getByText('Elsewhere').focus();
    expect(isOpen(id)).toBe(false);
  });

  it('stays open while the focus moves inside, to its button, or to another window', async () => {
    await user.click(trigger(name));
    const [first, second] = popover(id).querySelectorAll('a');
    for (const element of [first, second, trigger(name), second]) {
      element?.focus();
      expect(isOpen(id)).toBe(true);
    }
    second?.blur();
    expect(isOpen(id)).toBe(true);
  });

  it.each([
    ['stays open in a window of another size that shows its button', true],
    ['closes in a window of another size that hides its button', false],
  ])('%s', async (_rule, shown) => {
    await user.click(trigger(name));
    trigger(name).getClientRects = () => (shown ? [new DOMRect()] : []) as unknown as DOMRectList;
    window.dispatchEvent(new Event('resize'));
    await Promise.resolve();
    expect(isOpen(id)).toBe(shown);
  });

  it('closes when the page is left, which may come back as it was', async () => {
    await user.click(trigger(name));
    window.dispatchEvent(new Event('pagehide'));
    expect(isOpen(id)).toBe(false);
  });

  it.each([
    ['gives the focus it had back to its button', true],
    ['takes no focus that it did not have', false],
  ])('%s when it closes', async (_rule, had) => {
    await user.click(trigger(name));
    const focused = had ? popover(id).querySelector('a') : trigger(name);
    focused?.focus();
    if (!had) focused?.blur();
    popover(id).hidePopover();
    focused?.blur();
    await Promise.resolve();
    expect(had ? trigger(name) : document.body).toHaveFocus();
  });
});

describe('a popover of another kind', () => {
  const sheet = () => popover('sheet');
  const openWith = (buttons: string) => {
    document.body.innerHTML = `${buttons}<div id="sheet" popover="auto"><input></div><a href="#a">Elsewhere</a>`;
    sheet().showPopover();
    sheet().querySelector('input')?.focus();
  };
  /** Closes as a browser does whose focus goes nowhere by itself. */
  const close = () => {
    sheet().hidePopover();
    sheet().querySelector('input')?.blur();
  };
  const BUTTON = '<button popovertarget="sheet">Sheet</button>';

  it('stays open in another window if one of its buttons is still shown', () => {
    openWith(BUTTON + BUTTON);
    const [first] = screen.getAllByRole('button');
    Object.assign(first as Element, { getClientRects: () => [new DOMRect()] });
    window.dispatchEvent(new Event('resize'));
    expect(isOpen('sheet')).toBe(true);
  });

  it('gives the focus to its first button, without moving the page', async () => {
    openWith(BUTTON + BUTTON);
    const focus = jest.spyOn(screen.getAllByRole('button')[0] as HTMLElement, 'focus');
    close();
    await Promise.resolve();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('does not take the focus from where it went meanwhile', async () => {
    openWith(BUTTON);
    close();
    screen.getByText('Elsewhere').focus();
    await Promise.resolve();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('has nowhere to give the focus where a script has opened it, and no harm is done', async () => {
    openWith('');
    close();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

describe('a link in a menu', () => {
  const follow = async (href: string, attributes = '') => {
    const link = `<a href="${href}" ${attributes}>Follow</a>`;
    popover('site-menu').insertAdjacentHTML('beforeend', link);
    await user.click(trigger('header.menu'));
    await user.click(screen.getByText('Follow'));
  };

  it.each([
    ['to a place of this page', '#flow', '', false],
    ['to a place of this page, written in full', '/#flow', '', false],
    ['to another page', '/news', '', true],
    ['to a place of another page', '/news#latest', '', true],
    ['to this page without a place', '/', '', true],
    ['to another site', 'https://example.com/#flow', '', true],
    ['to a new tab', '#flow', 'target="_blank"', true],
  ])('%s leaves it open or closes it', async (_where, href, attributes, open) => {
    await follow(href, attributes);
    expect(isOpen('site-menu')).toBe(open);
  });

  it('takes the focus along instead of leaving it on the button', async () => {
    // The browser moves the focus to the target while the click is carried out.
    window.addEventListener('click', (event) => (event.target as HTMLElement).blur());
    await follow('#flow');
    expect(trigger('header.menu')).not.toHaveFocus();
  });
});

it('leaves a manual popover and a <details> alone', async () => {
  document.body.innerHTML = `<button popovertarget="note">Note</button>
    <div id="note" popover="manual"><a href="#a">Inside</a><details></details></div>
    <a href="#main">Elsewhere</a>`;
  await user.click(trigger('Note'));
  expect(trigger('Note')).not.toHaveAttribute('aria-expanded');
  document.querySelector('details')?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  screen.getByText('Inside').focus();
  screen.getByText('Elsewhere').focus();
  expect(isOpen('note')).toBe(true);
});

/** @jest-environment jsdom */
import '../helpers/popover';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Header } from '@/components/layout/header';
import { enhancePopovers, tellStates } from '@/enhance/popovers';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('next-intl/server', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/i18n/locale', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/content', () => ({
  site: () => ({ company: { name: { en: 'The lab' } }, urls: { consultation: 'https://example.com/' } }),
}));

const user = userEvent.setup();
const trigger = (name: string) => screen.getByRole('button', { name });
const popover = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = (id: string) => popover(id).matches(':popover-open');
const isLocked = () => document.documentElement.classList.contains('scroll-locked');

const MENUS = [
  ['Services', 'services-menu'],
  ['Menu', 'site-menu'],
] as const;

let header = '';

beforeAll(async () => {
  header = await serverMarkup(<Header path="/about" />);
  enhancePopovers(document);
  // jsdom cannot leave the page; where a link leads is not the question here.
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  document.documentElement.className = '';
  document.body.innerHTML = `${header}<main><a href="#main">Elsewhere</a></main>`;
  tellStates(document);
});

describe.each(MENUS)('the menu of the button "%s"', (name, id) => {
  it('says on the button whether it is open', async () => {
    expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger(name));
    expect(trigger(name)).toHaveAttribute('aria-expanded', 'true');
    await user.click(trigger(name));
    expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
  });

  it('says it also when the browser closes it, and says nothing about the other menu', async () => {
    await user.click(trigger(name));
    const other = MENUS.find(([, otherId]) => otherId !== id);
    expect(trigger(other?.[0] ?? '')).toHaveAttribute('aria-expanded', 'false');
    popover(id).hidePopover();
    await Promise.resolve();
    expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves it', async () => {
    await user.click(trigger(name));
    popover(id).querySelector('a')?.focus();
    expect(isOpen(id)).toBe(true);
    screen.getByText('Elsewhere').focus();
    expect(isOpen(id)).toBe(false);
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('stays open while the focus moves inside, to its button, or to another window', async () => {
    await user.click(trigger(name));
    const [first, second] = popover(id).querySelectorAll('a');
    first?.focus();
    second?.focus();
    expect(isOpen(id)).toBe(true);
    trigger(name).focus();
    expect(isOpen(id)).toBe(true);
    second?.focus();
    second?.blur();
    expect(isOpen(id)).toBe(true);
  });

  it('gives the focus it had back to its button when it closes', async () => {
    await user.click(trigger(name));
    const link = popover(id).querySelector('a');
    link?.focus();
    popover(id).hidePopover();
    link?.blur();
    await Promise.resolve();
    expect(trigger(name)).toHaveFocus();
  });

  it('takes no focus when it closes without having had it', async () => {
    await user.click(trigger(name));
    trigger(name).blur();
    popover(id).hidePopover();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

describe('a link in a menu', () => {
  const follow = async (href: string, attributes = '') => {
    const link = `<a href="${href}" ${attributes}>Follow</a>`;
    popover('site-menu').insertAdjacentHTML('beforeend', link);
    await user.click(trigger('Menu'));
    await user.click(screen.getByText('Follow'));
  };

  it.each([
    ['to a place of this page', '#flow', ''],
    ['to a place of this page, written in full', '/#flow', ''],
  ])('%s closes it', async (_where, href, attributes) => {
    await follow(href, attributes);
    expect(isOpen('site-menu')).toBe(false);
  });

  it.each([
    ['to another page', '/news', ''],
    ['to a place of another page', '/news#latest', ''],
    ['to this page without a place', '/', ''],
    ['to another site', 'https://example.com/#flow', ''],
    ['to a new tab', '#flow', 'target="_blank"'],
  ])('%s leaves it open', async (_where, href, attributes) => {
    await follow(href, attributes);
    expect(isOpen('site-menu')).toBe(true);
  });

  it('takes the focus along instead of leaving it on the button', async () => {
    // The browser moves the focus to the target while the click is carried out.
    window.addEventListener('click', (event) => (event.target as HTMLElement).blur());
    await follow('#flow');
    expect(trigger('Menu')).not.toHaveFocus();
  });
});

describe('scrolling behind a menu', () => {
  it('is locked under the full-screen menu only while it is open', async () => {
    await user.click(trigger('Menu'));
    expect(isLocked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isLocked()).toBe(false);
  });

  it('is free under the services menu', async () => {
    await user.click(trigger('Services'));
    expect(isLocked()).toBe(false);
  });
});

it('leaves a manual popover and a <details> alone', async () => {
  document.body.innerHTML = `<button popovertarget="note">Note</button>
    <div id="note" popover="manual"><a href="#a">Inside</a><details data-lock-scroll></details></div>
    <a href="#main">Elsewhere</a>`;
  await user.click(trigger('Note'));
  expect(trigger('Note')).not.toHaveAttribute('aria-expanded');
  document.querySelector('details')?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(isLocked()).toBe(false);
  screen.getByText('Inside').focus();
  screen.getByText('Elsewhere').focus();
  expect(isOpen('note')).toBe(true);
});

/** @jest-environment jsdom */
import '../../helpers/dialog';
import '../../helpers/popover';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhance } from '@/client/enhance/index';

it('every feature is started, and they work together', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.defineProperty(window, 'scrollY', { value: 11 });
  window.history.replaceState(null, '', '/?q=arm#top');
  document.body.innerHTML = `
    <header data-header></header>
    <button popovertarget="menu" aria-expanded="false">Menu</button>
    <div id="menu" popover><a href="#flow">Flow</a></div>
    <a href="/en" data-keep-hash>English</a>
    <button command="show-modal" commandfor="demo">Demo</button>
    <dialog id="demo"><button command="close" commandfor="demo">Close</button></dialog>
    <button data-toast-title="Soon">Later</button>
    <div data-toasts><div data-toast-region="default"></div>
      <div data-toast-template hidden><b data-toast-slot="title"></b></div></div>
    <a data-video href="/v" data-video-src="https://www.youtube-nocookie.com/embed/a1">Video</a>
    <section id="flow" data-hash-scroll></section>
    <div data-not-found></div>`;
  const user = userEvent.setup();
  enhance(document);

  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  expect(screen.getByText('English')).toHaveAttribute('href', '/en?q=arm#top');
  expect(screen.getByRole('button', { name: 'Video' })).toBeInTheDocument();
  expect(logged.mock.calls).toEqual([['404: /']]);

  await user.click(screen.getByText('Later'));
  expect(screen.getByText('Soon')).toBeInTheDocument();

  await user.click(screen.getByText('Demo'));
  await user.click(screen.getByText('Close'));
  expect(screen.getByText('Demo')).toHaveFocus();

  // One click on a link in a menu both closes the menu and travels.
  await user.click(screen.getByText('Menu'));
  await user.click(screen.getByText('Flow'));
  expect(document.getElementById('menu')?.matches(':popover-open')).toBe(false);
  expect(window.location.hash).toBe('#top');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(window.location.hash).toBe('#flow');
});

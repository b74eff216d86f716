/** @jest-environment jsdom */
import { enhanceRedirectNotice } from '@/client/enhance/redirect-notice';
import { says, TOASTS } from '../../helpers/toasts';

const arrive = (address: string, page: string) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = page + TOASTS;
  enhanceRedirectNotice(document);
};
const address = () => window.location.pathname + window.location.search + window.location.hash;
const NOTICE =
  '<p hidden data-arrival-notice="soon" data-notice-title="Not yet" data-notice-text="Soon"></p>';

it('a page in preparation leads on in its own place, so that "back" does not lead into it again', () => {
  const steps = window.history.length;
  // jsdom can go nowhere else than within the page.
  arrive('/en/part', '<p data-redirect-notice="#elsewhere"></p>');
  expect(address()).toBe('/en/part#elsewhere');
  expect(window.history.length).toBe(steps);
});

it('a page in preparation says nothing itself', () => {
  arrive('/en/part#soon', `<p data-redirect-notice="#soon"></p>${NOTICE}`);
  expect(says('status')).toBe('');
});

it('who arrives from there is told once, and the rest of the address stays', () => {
  arrive('/en?from=mail#soon', NOTICE);
  expect(says('status')).toBe('Not yet: Soon');
  expect(address()).toBe('/en?from=mail');
});

it('of several notices the one is said that the address names', () => {
  const other =
    '<p hidden data-arrival-notice="late" data-notice-title="Too late" data-notice-text="Gone"></p>';
  arrive('/en#late', NOTICE + other);
  expect(says('status')).toBe('Too late: Gone');
});

it('a notice may be a title alone, or a text', () => {
  arrive('/en#soon', '<p data-arrival-notice="soon" data-notice-title="Not yet"></p>');
  expect(says('status')).toBe('Not yet: ');
  arrive('/en#soon', '<p data-arrival-notice="soon" data-notice-text="Soon"></p>');
  expect(says('status')).toBe(': Soon');
});

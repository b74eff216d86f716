/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { LabneedsGate } from '@/components/labneeds/labneeds-gate';
import { LabneedsArrival } from '@/components/sections/labneeds-arrival';
import { enhanceRedirectNotice } from '@/enhance/redirect-notice';
import { serverMarkup } from '../helpers/server-markup';

let mockSwitch: 'open' | 'preparing' = 'open';

jest.mock('next-intl/server', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/i18n/locale', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/content', () => ({
  page: () => jest.requireActual('@/content/pages/labneeds/en.json'),
  site: () => ({ switches: { labneeds: mockSwitch } }),
}));
jest.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

const TOASTS = `<div data-toasts><div role="status" data-toast-region="default"></div>
  <div data-toast-template hidden><b data-toast-slot="title"></b><span data-toast-slot="text"></span></div></div>`;

const gate = () =>
  serverMarkup(
    <LabneedsGate path="/labneeds">
      <main>
        <h1>Its own page</h1>
      </main>
    </LabneedsGate>,
  );

const visit = async (path: string, node: ReactNode, go = jest.fn()) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = (await serverMarkup(node)) + TOASTS;
  enhanceRedirectNotice(document, go);
  return go;
};
const toast = () => document.querySelector('[data-toast]')?.textContent ?? null;

describe('while LabNeeds is open', () => {
  beforeEach(() => {
    mockSwitch = 'open';
  });

  it('its pages stand as they are and lead nowhere', async () => {
    document.body.innerHTML = await gate();
    expect(document.querySelector('h1')).toHaveTextContent('Its own page');
    expect(document.querySelector('[data-redirect-notice]')).toBeNull();
  });

  it('the home page shows no notice, whatever the address says', async () => {
    const go = await visit('/en#labneeds-preparing', <LabneedsArrival />);
    expect(toast()).toBeNull();
    expect(go).not.toHaveBeenCalled();
  });
});

describe('while LabNeeds is in preparation', () => {
  beforeEach(() => {
    mockSwitch = 'preparing';
  });

  it('each page only says so, with a link home', async () => {
    document.body.innerHTML = await gate();
    expect(document.querySelector('h1')).toHaveTextContent('LabNeeds is in preparation.');
    expect(document.body).not.toHaveTextContent('Its own page');
    expect(document.querySelector('a')).toHaveAttribute('href', '/en');
  });

  it('with script each page leads to the home page of its language', async () => {
    const go = await visit(
      '/en/labneeds/examples',
      <LabneedsGate path="/labneeds/examples">
        <p>Its own page</p>
      </LabneedsGate>,
    );
    expect(go.mock.calls).toEqual([['/en#labneeds-preparing']]);
  });

  it('the home page tells who arrives from there, once', async () => {
    const go = await visit('/en#labneeds-preparing', <LabneedsArrival />);
    expect(go).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(toast()).toMatch(/LabNeeds is still in preparation/);
  });

  it.each(['/en', '/en#flow'])('the home page tells nobody else: %s', async (path) => {
    await visit(path, <LabneedsArrival />);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(toast()).toBeNull();
    expect(window.location.pathname + window.location.hash).toBe(path);
  });
});

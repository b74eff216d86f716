/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { LabneedsArrival } from '@/app/[locale]/(home)/labneeds-arrival';
import { LabneedsGate } from '@/app/[locale]/labneeds/labneeds-gate';
import { enhanceRedirectNotice } from '@/client/enhance/redirect-notice';
import { serverMarkup } from '../helpers/server-markup';
import { TOASTS } from '../helpers/toasts';

jest.mock('@/lib/content', () => ({
  copyIn: () => ({ preparing: { title: 'Not yet', text: '', home: 'Home' } }),
  site: () => ({ switches: { labneeds: 'preparing' } }),
}));

const gate = () =>
  serverMarkup(
    <LabneedsGate>
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

describe('while LabNeeds is in preparation', () => {
  it('each page only says so, with a link home', async () => {
    document.body.innerHTML = await gate();
    expect(document.querySelector('h1')).toHaveTextContent('Not yet');
    expect(document.body).not.toHaveTextContent('Its own page');
    expect(document.querySelector('a')).toHaveAttribute('href', '/en');
  });

  it('with script each page leads to the home page of its language', async () => {
    const go = await visit(
      '/en/labneeds/examples',
      <LabneedsGate>
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
    expect(toast()).toBe('toast.labneeds.title: toast.labneeds.text');
  });

  it.each(['/en', '/en#flow'])('the home page tells nobody else: %s', async (path) => {
    await visit(path, <LabneedsArrival />);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(toast()).toBeNull();
    expect(window.location.pathname + window.location.hash).toBe(path);
  });
});

/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { SearchBox, SearchDialog } from '@/app/frame/search-box';
import { startSearchIn } from '@/client/enhance/search/start';
import { isLocked } from '@/tests/helpers/scroll-lock';
import { enter, field, says, settle, status, type, ways } from '@/tests/helpers/search-field';
import { ADDRESS, catalogueOf, IndexServer } from '@/tests/helpers/search-index';
import { serverMarkup } from '@/tests/helpers/server-markup';
import '@/tests/helpers/dialog';
import '@/tests/helpers/visibility';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

/** More pages of one name than either place has room for. */
const PAGES = Array.from({ length: 60 }, (_, place) => `Robot ${place}`);
const user = userEvent.setup();
const key = () => document.querySelector<HTMLInputElement>('[data-search-key]');

let server: IndexServer;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/en/search');
  server = new IndexServer(catalogueOf(PAGES));
});

describe('in the dialog', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  beforeEach(async () => {
    document.body.innerHTML = await serverMarkup(<SearchDialog />);
    dialog().showModal();
    startSearchIn(dialog());
  });

  it('the field has the focus, and the page does not scroll', () => {
    expect(field()).toHaveFocus();
    expect(isLocked()).toBe(true);
  });

  it('there are eight rows, and a way to the page with all', async () => {
    type('robot');
    await says(status, '60 found');
    expect(ways()).toHaveLength(8 + 1);
    expect(location.search).toBe('');
    expect(enter()).toBe(true);
  });

  it('it opens again as it was, and fetches nothing anew', async () => {
    type('robot');
    await says(status, '60 found');
    dialog().close();
    await settle();
    dialog().showModal();
    startSearchIn(dialog());
    expect(field()).toHaveFocus();
    expect(ways()).toHaveLength(8 + 1);
    await settle();
    expect(server.asked).toEqual([ADDRESS]);
  });
});

describe('on its page', () => {
  beforeEach(async () => {
    document.body.innerHTML = `<section>${await serverMarkup(<SearchBox id="q" />)}</section>`;
  });
  const start = () => startSearchIn(document.querySelector('section') as HTMLElement);

  it('nothing takes the focus or locks the page when it opens', async () => {
    start();
    await settle();
    expect(field()).not.toHaveFocus();
    expect(isLocked()).toBe(false);
  });

  it('there are fifty rows, the query in the address, and a button for the rest', async () => {
    start();
    type('robot');
    await says(status, '60 found');
    expect(ways()).toHaveLength(50 + 1);
    expect(location.search).toBe('?q=robot');
    expect(enter()).toBe(false);
  });

  it('it takes the focus when it is asked for once more', () => {
    start();
    start();
    expect(field()).toHaveFocus();
  });

  it('the key can be turned off, on every page that follows', async () => {
    start();
    await user.click(key() as Element);
    for (const _visit of [1, 2]) {
      document.body.innerHTML = `<section>${await serverMarkup(<SearchBox id="q" />)}</section>`;
      expect(key()).toBeChecked();
      start();
      expect(key()).not.toBeChecked();
    }
  });
});

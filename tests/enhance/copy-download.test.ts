/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceCopy } from '@/enhance/copy';
import { enhanceDownload } from '@/enhance/download';

const TOASTS = `<div data-toasts><p role="status" data-toast-region="default"></p>
  <p role="alert" data-toast-region="destructive"></p>
  <div data-toast-template hidden><b data-toast-slot="title"></b>: <i data-toast-slot="text"></i></div></div>`;

const user = userEvent.setup();
const says = (role: 'status' | 'alert') => screen.getByRole(role).textContent;
const press = () => user.click(screen.getByText('Press'));

beforeAll(() => {
  enhanceCopy(document);
  enhanceDownload(document);
});

describe('a button that copies', () => {
  beforeEach(() => {
    document.body.innerHTML = `<button data-copy="https://site.example/blog/1" data-copy-done="Copied"
      data-copy-done-text="Paste it" data-copy-failed="Failed" data-copy-failed-text="Try again"><i>Press</i></button>
      ${TOASTS}`;
  });

  it('copies its text and says so', async () => {
    await press();
    await waitFor(() => expect(says('status')).toBe('Copied: Paste it'));
    expect(await navigator.clipboard.readText()).toBe('https://site.example/blog/1');
  });

  it('says for 3000 ms that it has', async () => {
    jest.useFakeTimers();
    const quick = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await quick.click(screen.getByText('Press'));
    await jest.advanceTimersByTimeAsync(2900);
    expect(says('status')).toBe('Copied: Paste it');
    await jest.advanceTimersByTimeAsync(100);
    expect(says('status')).toBe('');
    jest.useRealTimers();
  });

  it.each([
    ['refused', () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))],
    ['missing', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValueOnce(undefined as never)],
  ])('says at once that it could not: the clipboard is %s', async (_why, prepare) => {
    prepare();
    await press();
    await waitFor(() => expect(says('alert')).toBe('Failed: Try again'));
    expect(says('status')).toBe('');
  });
});

describe('a button that saves a text', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob;
  const revoke = jest.fn();

  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:guide';
      },
      revokeObjectURL: revoke,
    });
    document.body.innerHTML = `<button data-download-from="guide" data-download-name="guide.txt"
      data-download-done="Done" data-download-done-text="Saved" data-download-failed="Error"
      data-download-failed-text="Try later"><i>Press</i></button><article id="guide">自動化 <b>guide</b></article>${TOASTS}`;
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
        if (link?.href === 'blob:guide') saved.push({ name: link.download, blob });
        if (link) event.preventDefault();
      },
      { capture: true, once: false },
    );
  });

  it('saves it under its name and says so', async () => {
    await press();
    expect(saved[0]?.name).toBe('guide.txt');
    expect(says('status')).toBe('Done: Saved');
    expect(document.querySelector('a')).toBeNull();
  });

  it('saves UTF-8 with a byte order mark', async () => {
    await press();
    const reader = new FileReader();
    const bytes = await new Promise<Uint8Array>((resolve) => {
      reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(saved[0]?.blob as Blob);
    });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.from(bytes.slice(3)).toString('utf8')).toBe('自動化 guide');
    expect(saved[0]?.blob.type).toBe('text/plain;charset=utf-8');
  });

  it('lets the browser take the file over before it is given up', async () => {
    jest.useFakeTimers();
    revoke.mockClear();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Press'));
    jest.advanceTimersByTime(9_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(revoke).toHaveBeenCalledWith('blob:guide');
    jest.useRealTimers();
  });

  it.each([
    ['there is no text', () => document.getElementById('guide')?.remove()],
    ['the text is empty', () => document.getElementById('guide')?.replaceChildren()],
    [
      'the browser refuses',
      () =>
        Object.assign(URL, {
          createObjectURL: () => {
            throw new Error('full');
          },
        }),
    ],
  ])('says at once that it could not: %s', async (_why, prepare) => {
    prepare();
    await press();
    expect(says('alert')).toBe('Error: Try later');
    expect(says('status')).toBe('');
    expect(saved).toEqual([]);
  });
});

/** @jest-environment jsdom */
import '../../helpers/own-listeners';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceCopy } from '@/client/enhance/copy';
import { start as startDownload } from '@/client/enhance/download';
import { enhanceShare } from '@/client/enhance/share';
import { says, TOASTS } from '../../helpers/toasts';
import { LIMITS } from '../../specification';

const user = userEvent.setup();
const press = () => user.click(screen.getByText('Press'));
const clipboard = () => navigator.clipboard.readText();

const COPIES =
  'data-copy-done="Copied" data-copy-done-text="Paste it" data-copy-failed="Failed" data-copy-failed-text="Try again"';
const show = (attributes: string, more = '') => {
  document.body.innerHTML = `<button ${attributes}><i>Press</i></button>${more}${TOASTS}`;
};
const refuse = () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));

beforeEach(() => {
  enhanceCopy(document);
  enhanceShare(document);
});
// Also after a test that failed: the next one would wait for ever.
afterEach(() => jest.useRealTimers());

describe('a button that copies', () => {
  beforeEach(() => show(`data-copy="https://site.example/blog/1" ${COPIES}`));

  it(`copies its text and says for ${LIMITS.toast} ms that it has`, async () => {
    jest.useFakeTimers();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Press'));
    await jest.advanceTimersByTimeAsync(LIMITS.toast - 100);
    expect(says('status')).toBe('Copied: Paste it');
    await jest.advanceTimersByTimeAsync(100);
    expect(says('status')).toBe('');
    expect(await clipboard()).toBe('https://site.example/blog/1');
  });

  it.each([
    ['refused', refuse],
    ['missing', () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValueOnce(undefined as never)],
  ])('says at once that it could not: the clipboard is %s', async (_why, prepare) => {
    prepare();
    await press();
    await waitFor(() => expect(says('alert')).toBe('Failed: Try again'));
    expect(says('status')).toBe('');
  });
});

it('a text that cannot be copied stands beside its button', async () => {
  show(`data-copy="To&#10;&#10;Dear lab" ${COPIES}`, '<textarea hidden readonly></textarea>');
  const field = screen.getByRole('textbox', { hidden: true });
  refuse();
  await press();
  await waitFor(() => expect(field).toBeVisible());
  expect(field).toHaveValue('To\n\nDear lab');
});

it.each([
  ['copies', '', 'status'],
  ['cannot copy', 'refused', 'alert'],
] as const)('a button that %s and has no words for it says none', async (_what, refused, role) => {
  show('data-copy="text"');
  if (refused) refuse();
  await press();
  await waitFor(() => expect(says(role)).toBe(': '));
});

describe('a button that shares the page', () => {
  const URL_OF_PAGE = 'http://localhost/blog/labware?from=list';
  const shareWith = (value: unknown) =>
    Object.defineProperty(navigator, 'share', { value, configurable: true });
  beforeEach(() => {
    window.history.replaceState(null, '', '/blog/labware?from=list');
    show(`data-share-title="Labware" data-share-text="What to look for" ${COPIES}`);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('gives the browser title, summary and current address', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    shareWith(share);
    await press();
    expect(share.mock.calls).toEqual([[{ title: 'Labware', text: 'What to look for', url: URL_OF_PAGE }]]);
    expect(says('status')).toBe('');
  });

  it('gives it no words that the button does not have', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    shareWith(share);
    show('data-share-title');
    await press();
    expect(share.mock.calls).toEqual([[{ title: '', text: '', url: URL_OF_PAGE }]]);
  });

  it.each([
    ['cannot share', undefined],
    ['refuses to share', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the address where the browser %s, and says so', async (_why, share) => {
    if (share) shareWith(share);
    await press();
    await waitFor(() => expect(says('status')).toBe('Copied: Paste it'));
    expect(await clipboard()).toBe(URL_OF_PAGE);
  });

  it.each([
    ['the visitor changes their mind', 'AbortError'],
    ['it is pressed again while the browser still asks where to', 'InvalidStateError'],
  ])('does nothing when %s', async (_why, name) => {
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    copy.mockClear();
    shareWith(() => Promise.reject(new DOMException('no', name)));
    await press();
    expect(copy).not.toHaveBeenCalled();
    expect([says('status'), says('alert')]).toEqual(['', '']);
  });

  it('says at once when it can neither share nor copy', async () => {
    refuse();
    await press();
    await waitFor(() => expect(says('alert')).toBe('Failed: Try again'));
  });
});

describe('a button that saves a text', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob;
  const revoke = jest.fn();

  beforeAll(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
      if (link?.href === 'blob:guide') saved.push({ name: link.download, blob });
      if (link) event.preventDefault();
    }),
  );
  const createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:guide';
  };
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL, revokeObjectURL: revoke });
    show(
      `data-download-from="guide" data-download-name="guide.txt" data-download-done="Done"
      data-download-done-text="Saved" data-download-failed="Error" data-download-failed-text="Try later"`,
      '<article id="guide">自動化 <b>guide</b></article>',
    );
    startDownload(document.querySelector('[data-download-from]') as HTMLElement);
  });

  it('saves it under its name, in UTF-8 with a byte order mark, and says so', async () => {
    await press();
    expect(says('status')).toBe('Done: Saved');
    expect(document.querySelector('a')).toBeNull();
    const reader = new FileReader();
    const bytes = await new Promise<Uint8Array>((resolve) => {
      reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(saved[0]?.blob as Blob);
    });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.from(bytes.slice(3)).toString('utf8')).toBe('自動化 guide');
    expect([saved[0]?.name, saved[0]?.blob.type]).toEqual(['guide.txt', 'text/plain;charset=utf-8']);
  });

  it('lets the browser take the file over before it is given up', async () => {
    jest.useFakeTimers();
    revoke.mockClear();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Press'));
    jest.advanceTimersByTime(9_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(revoke).toHaveBeenCalledWith('blob:guide');
  });

  it.each([
    ['saves', 'status', '<article id="guide">Text</article>'],
    ['cannot save', 'alert', ''],
  ] as const)('that %s and has no words for it says none', async (_what, role, source) => {
    show('data-download-from="guide"', source);
    startDownload(document.querySelector('[data-download-from]') as HTMLElement);
    await press();
    expect(says(role)).toBe(': ');
    expect(saved.map(({ name }) => name)).toEqual(source ? [''] : []);
  });

  const full = () => {
    throw new Error('full');
  };
  it.each([
    ['there is no text', () => document.getElementById('guide')?.remove()],
    ['the text is empty', () => document.getElementById('guide')?.replaceChildren()],
    ['the browser refuses', () => Object.assign(URL, { createObjectURL: full })],
  ])('says at once that it could not: %s', async (_why, prepare) => {
    prepare();
    await press();
    expect(says('alert')).toBe('Error: Try later');
    expect(says('status')).toBe('');
    expect(saved).toEqual([]);
  });
});

/** @jest-environment jsdom */
import '@/tests/helpers/dialog';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start as startVideo } from '@/client/enhance/video';
import { Dialog } from '@/components/ui/dialog';
import { VideoFacade } from '@/components/ui/video-facade';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/components/ui/picture', () => ({
  Picture: ({ alt }: { alt: string }) => <span role="img" aria-label={alt} />,
}));

const user = userEvent.setup();
const facade = (autostart = false) => (
  <VideoFacade
    id="a1"
    title="The arm at work"
    description="It moves plates"
    play="Start it"
    note="2 min"
    poster={{ image: 'x.webp', alt: 'An arm' }}
    sizes="100vw"
    autostart={autostart}
  />
);
const iframe = () => document.querySelector('iframe');
const startVideos = () => document.querySelectorAll<HTMLElement>('a[data-video]').forEach(startVideo);
/** Also inside a closed dialog. */
const playButton = () => screen.queryByRole('button', { name: /Start it/, hidden: true });

describe('a video on the page', () => {
  beforeEach(async () => {
    document.body.innerHTML = await serverMarkup(facade());
  });

  it('is a link to the video without script', () => {
    const link = screen.getByRole('link', { name: /Start it.*link\.newTab/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1');
  });

  it('becomes a button with the same poster, named by its text, and requests nothing', () => {
    const { className } = screen.getByRole('link');
    startVideos();
    expect(screen.queryByRole('link')).toBeNull();
    expect(playButton()).toHaveAccessibleName('An arm Start it 2 min');
    expect(playButton()).toHaveAttribute('type', 'button');
    expect(playButton()).toHaveClass(className);
    expect(iframe()).toBeNull();
    expect(document.body.innerHTML).not.toContain('youtube');
  });

  it('keeps a link to the video below the player, whose host may be blocked or away', async () => {
    startVideos();
    await user.click(playButton() as Element);
    const link = screen.getByRole('link', { name: /video\.elsewhere\(The arm at work\).*link\.newTab/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['with the mouse', () => user.click(playButton() as Element)],
    ['with the keyboard', () => user.tab().then(() => user.keyboard('{Enter}'))],
  ])('becomes the player %s, and the focus moves into it', async (_how, press) => {
    startVideos();
    await press();
    expect(playButton()).toBeNull();
    expect(iframe()?.src).toBe('https://www.youtube-nocookie.com/embed/a1?rel=0&hl=en&autoplay=1');
    expect(iframe()).toHaveAttribute('title', 'The arm at work');
    expect(iframe()?.getAttribute('allow')?.split('; ')).toEqual(
      expect.arrayContaining(['autoplay', 'fullscreen']),
    );
    expect(iframe()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(iframe()?.closest('div')).toBeInTheDocument();
    expect(iframe()).toHaveFocus();
  });

  it('keeps the focus that its link had before it was ready', () => {
    screen.getByRole('link').focus();
    startVideos();
    expect(playButton()).toHaveFocus();
  });

  it('becomes a button also where it says nothing of a new tab', () => {
    document.querySelector('[data-new-tab-note]')?.remove();
    startVideos();
    expect(playButton()).toBeInTheDocument();
  });

  it.each([
    ['nothing', ''],
    ['something else', '<p>Text</p>'],
  ])('that has %s beside it instead of a player stays the link it was', (_what, beside) => {
    document.body.innerHTML = screen.getByRole('link').outerHTML + beside;
    const before = document.body.innerHTML;
    startVideos();
    expect(document.body.innerHTML).toBe(before);
  });

  it('that names no player stays the link it was, and does not keep the next one from working', async () => {
    screen.getByRole('link').setAttribute('data-video-src', 'https://evil.example/embed/a1');
    const before = document.body.innerHTML;
    startVideos();
    expect(document.body.innerHTML).toBe(before);
    document.body.insertAdjacentHTML('beforeend', await serverMarkup(facade()));
    startVideos();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(playButton()).toBeInTheDocument();
  });
});

describe('a video in a dialog', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const open = async (autostart: boolean) => {
    document.body.innerHTML = await serverMarkup(
      <Dialog id="demo" title="Demo">
        {facade(autostart)}
      </Dialog>,
    );
    startVideos();
    dialog().showModal();
    await Promise.resolve();
  };

  it('starts with the dialog, and the focus stays on the close button', async () => {
    await open(true);
    expect(dialog()).toContainElement(iframe());
    expect(screen.getByRole('button', { name: 'button.close' })).toHaveFocus();
  });

  it.each([true, false])('stops with the dialog (autostart: %s), and can start again', async (autostart) => {
    await open(autostart);
    expect(iframe() !== null).toBe(autostart);
    if (!autostart) await user.click(playButton() as Element);
    dialog().close();
    await Promise.resolve();
    expect(iframe()).toBeNull();
    expect(playButton()).toBeInTheDocument();
    dialog().showModal();
    await Promise.resolve();
    if (!autostart) await user.click(playButton() as Element);
    expect(dialog()).toContainElement(iframe());
  });

  it('played by a click leaves the focus on the close button: in the player Escape would not close', async () => {
    await open(false);
    await user.click(playButton() as Element);
    expect(dialog()).toContainElement(iframe());
    expect(screen.getByRole('button', { name: 'button.close' })).toHaveFocus();
  });

  it('has its poster again however often it is opened and closed without being played', async () => {
    await open(false);
    for (let time = 0; time < 3; time += 1) {
      dialog().close();
      await Promise.resolve();
      dialog().showModal();
      await Promise.resolve();
      expect(dialog()).toContainElement(playButton());
    }
    await user.click(playButton() as Element);
    expect(dialog()).toContainElement(iframe());
  });

  it('plays at once in a dialog that was opened before it was ready', async () => {
    document.body.innerHTML = await serverMarkup(
      <Dialog id="demo" title="Demo">
        {facade(true)}
      </Dialog>,
    );
    dialog().showModal();
    startVideos();
    expect(dialog()).toContainElement(iframe());
  });

  it('leaves the focus where it is when it starts with the dialog', async () => {
    document.body.innerHTML = await serverMarkup(
      <dialog>
        <button type="button">First</button>
        <button type="button">Second</button>
        {facade(true)}
      </dialog>,
    );
    startVideos();
    dialog().showModal();
    screen.getByText('Second').focus();
    await Promise.resolve();
    expect(dialog()).toContainElement(iframe());
    expect(screen.getByText('Second')).toHaveFocus();
  });

  it('takes the focus along where the poster had it, and nothing closes the dialog', async () => {
    document.body.innerHTML = await serverMarkup(<dialog>{facade(true)}</dialog>);
    startVideos();
    dialog().showModal();
    expect(playButton()).toHaveFocus();
    await Promise.resolve();
    expect(iframe()).toHaveFocus();
  });
});

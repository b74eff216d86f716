/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Clip } from '@/app/[locale]/services/labcraft/clip';
import { start as startClip } from '@/client/enhance/clip';
import { comeNear } from '@/tests/helpers/intersection';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/lib/generated', () => ({
  readGenerated: (name: string) =>
    name === 'clips.json'
      ? { 'pages/a/loop.mp4': '/assets/clip/loop-1.mp4' }
      : { 'pages/a/first.webp': { fallback: { src: '/assets/img/first.jpg' }, width: 640, height: 360 } },
}));

const user = userEvent.setup();
const markup = () =>
  serverMarkup(
    <Clip
      folder="pages/a"
      files={['./loop.mp4']}
      poster="./first.webp"
      label="The arm bends down"
      play="Start it"
      pause="Stop it"
      caption="An arm (rendering)"
    />,
  );

const place = () => document.querySelector('[data-clip]') as HTMLElement;
const video = () => document.querySelector('video') as HTMLVideoElement;
const still = Object.assign(new EventTarget(), {
  matches: false,
  onchange: null as null | (() => void),
});

/** jsdom plays nothing: what a browser does to `paused`, with its events. */
let refusal: DOMException | undefined;
const play = jest.fn(function play(this: HTMLVideoElement) {
  if (refusal) return Promise.reject(refusal);
  setPaused(this, false);
  return Promise.resolve();
});
const pause = jest.fn(function pause(this: HTMLVideoElement) {
  if (!this.paused) setPaused(this, true);
});
function setPaused(element: HTMLVideoElement, paused: boolean) {
  Object.defineProperty(element, 'paused', { value: paused, configurable: true });
  element.dispatchEvent(new Event(paused ? 'pause' : 'play'));
}

beforeEach(async () => {
  refusal = undefined;
  still.matches = false;
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  Object.assign(window, {
    matchMedia: (query: string) => (query === '(prefers-reduced-motion: reduce)' ? still : new EventTarget()),
  });
  Object.assign(navigator, { connection: undefined });
  document.body.innerHTML = await markup();
  jest.clearAllMocks();
});

it('is a poster that fetches nothing, with what happens in it in words', () => {
  const attributes = { preload: 'none', poster: '/assets/img/first.jpg' };
  for (const [name, value] of Object.entries(attributes)) expect(video()).toHaveAttribute(name, value);
  expect(video()).not.toHaveAttribute('autoplay');
  expect(video()).toHaveAccessibleName('The arm bends down');
  expect(document.querySelector('source')).toHaveAttribute('type', 'video/mp4; codecs="avc1.64001f"');
});

it('plays near the viewport, silently, and the button offers to stop it', () => {
  startClip(place());
  expect(play).not.toHaveBeenCalled();
  expect(comeNear(place())).toEqual(['100px']);
  expect([video().paused, video().muted]).toEqual([false, true]);
  expect(screen.getByRole('button')).toHaveAccessibleName('Stop it');
});

it.each([
  ['less motion', () => Object.assign(still, { matches: true })],
  ['less data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('waits for the button where %s is wanted', async (_what, wish) => {
  wish();
  startClip(place());
  comeNear(place());
  expect(play).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start it' }));
  expect(video().paused).toBe(false);
});

it('stops and starts with the keyboard, and stays stopped when it comes near again', async () => {
  startClip(place());
  comeNear(place());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(video().paused).toBe(true);
  expect(screen.getByRole('button')).toHaveAccessibleName('Start it');
  comeNear(place());
  expect(video().paused).toBe(true);
  await user.keyboard(' ');
  expect(video().paused).toBe(false);
});

it('goes on when a change leaves motion wanted', () => {
  startClip(place());
  comeNear(place());
  still.onchange?.();
  expect(video().paused).toBe(false);
});

it('does not start before the browser has said where it is, whatever changes', () => {
  const { IntersectionObserver: observer } = window;
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  });
  startClip(place());
  still.onchange?.();
  expect(play).not.toHaveBeenCalled();
  Object.assign(window, { IntersectionObserver: observer });
});

it.each(['video', 'button'])('does nothing without its %s', (part) => {
  document.querySelector(part)?.remove();
  expect(() => startClip(place())).not.toThrow();
  expect(comeNear(place())).toEqual([]);
});

it('stops when less motion is asked for later', () => {
  startClip(place());
  comeNear(place());
  still.matches = true;
  still.onchange?.();
  expect(video().paused).toBe(true);
});

it.each([
  ['has no file it can play: the first frame remains, without the button', 'NotSupportedError', true],
  ['may not play by itself: the button remains', 'NotAllowedError', false],
])('where the browser %s', async (_what, name, failed) => {
  refusal = new DOMException('', name);
  startClip(place());
  comeNear(place());
  await Promise.resolve();
  await Promise.resolve();
  expect(place().hasAttribute('data-failed')).toBe(failed);
  expect(screen.getByRole('button')).toHaveAccessibleName('Start it');
});

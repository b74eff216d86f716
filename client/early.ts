/**
 * Runs inline at the head of every page, before anything can be pressed (docs/decisions/0009). It captures presses and
 * submits that only scripts answer until what answers them is there (`client/replay.ts`). Links, what the platform
 * answers and typed text need no capturing. It imports nothing, and is the same on every page: its hash is in the policy.
 */

/**
 * As long as a page waits for its script (app/styles/without-script.css). Then a form is sent without it, and a press is
 * forgotten: later it would act on a visitor who is elsewhere by then.
 */
const LIMIT_MS = 4000;

const SCRIPTED = ':is([data-needs-script], [data-needs-script] *, [data-island] *)';
const FORM = `form${SCRIPTED}`;
const BUTTON = `button[type="button"]:not([popovertarget], [commandfor])${SCRIPTED}`;
const COMMAND = 'commandForElement' in HTMLButtonElement.prototype ? '' : ', [commandfor]';

const root = document.documentElement;
let captured: HTMLElement[] = [];

/** What brings a control to life: the part around it, which lists its modules, or the page's entry. */
const ownerOf = (control: Element) => control.closest<HTMLElement>('[data-modules]') ?? root;

const release = (control: HTMLElement) => {
  const place = captured.indexOf(control);
  if (place < 0) return;
  captured = captured.filter((_, other) => other !== place);
  if (control instanceof HTMLFormElement) control.submit();
};

function capture(event: Event): void {
  const selector = event.type === 'click' ? BUTTON + COMMAND : FORM;
  const control = (event.target as Element).closest<HTMLElement>(selector);
  if (!control || control.closest('[data-failed]')) return;
  const owner = ownerOf(control);
  if (owner.matches('[data-ready], [data-script]')) return;
  owner.dataset.captured = '';
  event.preventDefault();
  event.stopImmediatePropagation();
  captured.push(control);
  setTimeout(release, LIMIT_MS, control);
}

addEventListener('click', capture, true);
addEventListener('submit', capture, true);
// The page has one script of ours, by its address; hosts and extensions add others, which the policy refuses. Without ours
// everything shows at once, and what is captured runs as the platform would run it.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target as HTMLScriptElement).src?.includes('/assets/client/')) return;
    root.dataset.failed = '';
    captured.forEach(release);
  },
  true,
);

window.takeCaptured = (owner) => {
  const taken = captured.filter((control) => ownerOf(control) === owner);
  captured = captured.filter((control) => !taken.includes(control));
  return taken;
};

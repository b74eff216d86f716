/** @jest-environment jsdom */
import '../../helpers/dialog';
import '../../helpers/own-listeners';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhanceCommands } from '@/client/enhance/commands';

const user = userEvent.setup();
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => enhanceCommands(document));

/** A button with a command, beside a dialog; pressed once. */
async function press(attributes: string, prepare = () => {}): Promise<void> {
  document.body.innerHTML = `<button ${attributes}><i>Press</i></button><dialog id="demo"></dialog>`;
  prepare();
  await user.click(screen.getByText('Press'));
}

it.each([
  ['show-modal opens the dialog', 'command="show-modal" commandfor="demo"', () => {}, true],
  [
    'show-modal leaves an open dialog open',
    'command="show-modal" commandfor="demo"',
    () => dialog().showModal(),
    true,
  ],
  ['close closes it', 'command="close" commandfor="demo"', () => dialog().showModal(), false],
  ['an unknown id opens nothing', 'command="show-modal" commandfor="other"', () => {}, false],
  ['an unknown command opens nothing', 'command="open" commandfor="demo"', () => {}, false],
  ['a disabled button opens nothing', 'disabled command="show-modal" commandfor="demo"', () => {}, false],
])('%s', async (_rule, attributes, prepare, open) => {
  await press(attributes, prepare);
  expect(dialog().open).toBe(open);
});

it('a click that was cancelled carries out nothing', async () => {
  await press('command="show-modal" commandfor="demo"', () =>
    document.querySelector('button')?.addEventListener('click', (event) => event.preventDefault()),
  );
  expect(dialog().open).toBe(false);
});

describe('in a page of its own', () => {
  /** Whether a command opens the dialog of a fresh page. */
  const opens = () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML =
      '<button command="show-modal" commandfor="demo"></button><dialog id="demo"></dialog>';
    enhanceCommands(page);
    page.querySelector('button')?.click();
    return page.querySelector('dialog')?.open;
  };
  afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'));

  it('the browser that knows no commands gets them', () => expect(opens()).toBe(true));

  it('the browser that knows them is left to itself', () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      value: null,
      configurable: true,
    });
    expect(opens()).toBe(false);
  });
});

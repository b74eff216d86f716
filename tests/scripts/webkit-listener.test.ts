/** @jest-environment jsdom */
import { LISTENER, listenerScript, NOISE, withListener } from '../../e2e/webkit/listen';

const heard = (): string[] => JSON.parse(sessionStorage.getItem(NOISE) ?? '[]');

describe('the listener of the WebKit tests', () => {
  const print = { ...console };
  beforeEach(() => {
    sessionStorage.clear();
    for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) console[level] = () => {};
    new Function(listenerScript())();
  });
  afterEach(() => Object.assign(console, print));

  it.each(['debug', 'error', 'info', 'log', 'warn'] as const)('hears console.%s', (level) => {
    console[level]('a', 1);
    expect(heard()).toEqual([`${level}: a 1`]);
  });

  it('hears an error that nobody caught', async () => {
    dispatchEvent(new ErrorEvent('error', { message: 'thrown' }));
    await Promise.resolve();
    expect(heard()).toContain('error: thrown');
  });

  it('hears a file that does not come, and says which', async () => {
    const image = document.body.appendChild(document.createElement('img'));
    image.alt = 'picture';
    image.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(heard()).toContain('error: did not load: <img alt="picture">');
  });

  it.each([
    ['hears a film that the site does not have', false, ['error: did not load: <source src="/film.webm">']],
    ['does not mind a film that this machine cannot play', true, []],
  ])('%s', async (_what, ok, lines) => {
    Object.assign(globalThis, { fetch: async () => ({ ok }) });
    const source = document.body.appendChild(document.createElement('source'));
    source.setAttribute('src', '/film.webm');
    source.dispatchEvent(new Event('error'));
    await new Promise((done) => setTimeout(done));
    expect([...new Set(heard())]).toEqual(lines);
  });

  it('hears a promise that nobody awaited', () => {
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
    expect(heard()).toContain('error: refused');
  });

  it('hears a violation of the policy', () => {
    const details = { violatedDirective: 'style-src-attr', blockedURI: 'inline', sourceFile: '' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), details));
    expect(heard()).toContain('policy: style-src-attr inline ');
  });

  it('keeps what was heard on the page before', () => {
    console.info('first');
    new Function(listenerScript())();
    console.info('second');
    expect(heard()[0]).toBe('info: first');
    expect(heard().at(-1)).toBe('info: second');
  });
});

describe('a page of the WebKit tests', () => {
  it('is listened to before its own scripts', () => {
    expect(withListener('<head><meta><script type="module" src="/a.js"></script></head>')).toBe(
      `<head><meta><script src="${LISTENER}"></script><script type="module" src="/a.js"></script></head>`,
    );
  });

  it('is refused if nothing can listen', () => {
    expect(() => withListener('<p>text</p>')).toThrow('a page without script');
  });
});

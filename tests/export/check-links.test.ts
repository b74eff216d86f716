import { checkLinks } from '../../build/export/check-links';
import { pageReferences } from '../../build/export/references';
import { parsePage } from '../../build/html';
import { filesOf } from './fixture';

const check =
  (html: string, extra: Record<string, string> = {}) =>
  () =>
    checkLinks({
      files: new Map(filesOf(extra)),
      pages: new Map([['en/a.html', { references: pageReferences(parsePage(html)) }]]),
    });

describe('check-links', () => {
  it.each([
    ['a script', '<script src="/assets/x.js"></script>'],
    ['a stylesheet', '<link rel="stylesheet" href="/assets/x.js">'],
    ['a preload', '<link rel="preload" as="font" href="/assets/x.js">'],
    ['an icon', '<link rel="icon" href="/assets/x.js">'],
    ['an image', '<img src="/assets/x.js" alt="">'],
    ['a candidate of an image', '<img srcset="/assets/y.js 1x, /assets/x.js 2x" alt="">'],
    ['a source of a picture', '<picture><source srcset="/assets/x.js 400w"></picture>'],
    ['a poster', '<video poster="/assets/x.js"></video>'],
    ['an image without script', '<noscript><img src="/assets/x.js" alt=""></noscript>'],
    ['an image inside a template', '<template><img src="/assets/x.js" alt=""></template>'],
    ['a relative image', '<img src="../assets/x.js" alt="">'],
  ])('%s must exist', (_what, html) => {
    const others = { 'assets/y.js': '' };
    expect(check(html, others)).toThrow(/en\/a\.html: refers to .*assets\/x\.js, which does not exist/);
    expect(check(html, { ...others, 'assets/x.js': '' })).not.toThrow();
  });

  it.each([
    ['@import', '@import "/assets/x.css";'],
    ['a quoted url', "a{background:url('/assets/x.css')}"],
    ['a bare url', 'a{background:url( /assets/x.css )}'],
  ])('what a stylesheet fetches by %s must exist', (_what, css) => {
    expect(() => checkLinks({ files: new Map(filesOf({ 'assets/a.css': css })), pages: new Map() })).toThrow(
      'assets/a.css: refers to /assets/x.css',
    );
  });

  it.each([
    ['a link to a page', '<a href="/nowhere">a</a>'],
    ['a canonical address', '<link rel="canonical" href="https://example.com/">'],
    ['data in the address', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'],
    ['a fragment of the page', '<svg><use href="#a"></use></svg>'],
    ['a frame, which waits for a click', '<iframe src="https://video.example/1"></iframe>'],
  ])('%s is not checked here', (_what, html) => {
    expect(check(html)).not.toThrow();
  });

  it('refuses what another host would serve', () => {
    expect(check('<img src="https://cdn.example/a.png" alt="">')).toThrow(
      'from another host before any click',
    );
  });

  it('lists all problems at once', () => {
    expect(check('<img src="/1.png" alt=""><img src="/2.png" alt="">')).toThrow(/1\.png.*\n.*2\.png/);
  });
});

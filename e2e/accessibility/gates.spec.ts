import { expect, type Page, test } from '@playwright/test';
import { audit, unexcused } from './audit';
import { ENGINES, type Engine } from './finding';
import { faintIcons } from './modes/faint-icons';
import { lostInForcedColors } from './modes/forced-colors';
import { keyboardWalk } from './modes/keyboard';
import { moving } from './modes/motion';
import { wrongOnPaper } from './modes/print';
import { spaceText } from './modes/spacing';
import { sideways, unreadableTexts } from './modes/text';

/** Tests of the tests. */
const FULL = { tag: '@full' };

/** Each gate must find a fault that is there on purpose, and nothing on a page without. */
const SOUND = `
  <header><a href="#main">Skip to content</a></header>
  <main id="main"><h1>Arms and plates</h1><p>A text that <a href="/x">leads on</a>.</p>
  <ul><li>One</li><li>Two</li></ul><button type="button">Press</button></main>
  <footer><p>The end</p></footer>`;
const STYLE =
  ':focus-visible { outline: 3px solid #000 } button { border: 1px solid; min-height: 44px } a { font-size: 20px; padding: 12px 0; display: inline-block }';

async function open(page: Page, body: string, style = '') {
  const html = `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width"><style>${STYLE}${style}</style></head><body>${body}</body></html>`;
  await page.route('**/fixture', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/fixture');
}

const rules = async (page: Page, engine: Engine) => {
  const findings = await audit(page, { path: '/fixture', state: 'at rest', engines: [engine], fewest: 3 });
  return unexcused(findings).flatMap(({ rule, verdict }) => (verdict === 'fail' ? [rule] : []));
};

const FAULTS: readonly [fault: string, body: string, found: Record<Engine, RegExp>][] = [
  [
    'a picture without a text',
    SOUND.replace(
      '<ul>',
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40"><ul>',
    ),
    { axe: /^image-alt$/, ibm: /^img_alt_valid/, alfa: /^sia-r2$/ },
  ],
  [
    'a button without a name',
    SOUND.replace('>Press<', '><'),
    { axe: /^button-name$/, ibm: /^(?:aria_|input_)/, alfa: /^sia-r12$/ },
  ],
  [
    'pale text',
    SOUND.replace('<ul>', '<p style="color: #bbb; background: #fff">Some pale words</p><ul>'),
    { axe: /^color-contrast$/, ibm: /^text_contrast/, alfa: /^sia-r69$/ },
  ],
];

for (const engine of ENGINES) {
  test(`${engine} finds nothing on a sound page`, FULL, async ({ page }) => {
    await open(page, SOUND);
    expect(await rules(page, engine)).toEqual([]);
  });
  for (const [fault, body, found] of FAULTS) {
    test(`${engine} finds ${fault}`, FULL, async ({ page }) => {
      await open(page, body);
      expect((await rules(page, engine)).join('\n')).toMatch(new RegExp(found[engine].source, 'm'));
    });
  }
  test(`${engine} that looks at nothing is noticed`, FULL, async ({ page }) => {
    await open(page, '');
    const audited = audit(page, { path: '/fixture', state: 'at rest', engines: [engine] });
    await expect(audited).rejects.toThrow(`${engine} passed only`);
  });
}

test('an exemption excuses its node and no other', FULL, async ({ page }) => {
  const pale = (id: string) => `<p id="${id}" style="color: #bbb; background: #fff">A text</p>`;
  await open(page, SOUND.replace('<ul>', `${pale('a')}${pale('b')}<ul>`));
  const exemption = {
    engine: 'axe',
    rule: 'color-contrast',
    verdict: 'fail',
    node: '#a',
    reason: 'a test',
    seenAt: '/',
  } as const;
  const findings = await audit(page, {
    path: '/fixture',
    state: 'at rest',
    engines: ['axe'],
    exemptions: [exemption],
    fewest: 3,
  });
  expect(unexcused(findings).map(({ node }) => node)).toEqual([expect.stringContaining('id="b"')]);
});

type Mode = (page: Page) => Promise<string[]>;
const BROAD: Mode = async (page) => ((await sideways(page)) > 0 ? ['scrolls sideways'] : []);
const SPACED: Mode = async (page) => {
  await spaceText(page);
  return unreadableTexts(page);
};
const FORCED: Mode = async (page) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  return lostInForcedColors(page);
};
const PRINTED: Mode = async (page) => {
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  return wrongOnPaper(page);
};
const WALKED: Mode = async (page) => (await keyboardWalk(page)).faults;
const CALM: Mode = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return moving(page);
};
const FOLDED = SOUND.replace('<ul>', '<details><summary>Why</summary><p>So</p></details><ul>');
/** A link that reaches over its card, and an outline around the card. */
const CARD = SOUND.replace('<ul>', '<div class="card"><a class="stretch" href="/y">A card</a></div><ul>');
const STRETCHED =
  '.card { position: relative; padding: 20px } .stretch::after { content: ""; position: absolute; inset: 0 }';
const AROUND =
  '.stretch:focus-visible { outline: none } .stretch:focus-visible::after { outline: 3px solid #000 }';
const NO_CHROME = '@media print { header { display: none } }';

/** A mode finds each of these faults, told by a pattern, on a sound page with another style or another body. */
function finds(
  mode: string,
  run: Mode,
  ...faults: [fault: string, found: RegExp, style: string, body?: string][]
): void {
  for (const [fault, found, style, body = SOUND] of faults)
    test(`${mode} finds ${fault}`, FULL, async ({ page }) => {
      await open(page, body, style);
      expect((await run(page)).join('\n')).toMatch(found);
    });
}

finds('reflow', BROAD, ['a broad box', /sideways/, '', `${SOUND}<div style="width: 3000px">Broad</div>`]);
finds(
  'reflow',
  unreadableTexts,
  ['text that is cut', /cut/, 'p { width: 40px; white-space: nowrap; overflow: hidden }'],
  ['texts over each other', /over each other/, 'li + li { margin-top: -1.2em }'],
);
const FIXED = 'width: 2em; overflow: hidden; font-size: 18px';
finds(
  'spacing',
  SPACED,
  ['a box of fixed size', /cut/, `li { ${FIXED} }`],
  ['one whose letters take their time to spread', /cut/, `li { ${FIXED}; transition-duration: 0.2s }`],
  [
    'a drawing that cuts its labels',
    /cut/,
    'svg { font: 13px monospace; overflow: hidden }',
    `${SOUND}<svg role="img" aria-label="Reach" viewBox="0 0 100 20" width="100"><text y="15">Reach 625 mm</text></svg>`,
  ],
);
finds(
  'forced colours',
  FORCED,
  [
    'a button without an edge',
    /without an edge/,
    'button { display: inline-flex; border: 0; border-radius: 2px }',
  ],
  [
    'a pressed button like the others',
    /chosen, but like the others: <button/,
    'button[aria-pressed] { background: #000; color: #fff }',
    `${SOUND}<button aria-pressed="true">Cells</button>`,
  ],
  [
    'a drawing without a ground',
    /words of a drawing lost: .*Reach/,
    '',
    `${SOUND}<svg role="img" aria-label="Reach" viewBox="0 0 100 20" width="100"><text y="15">Reach</text></svg>`,
  ],
  ['a focus without an outline', /focus lost/, '*:focus-visible { outline: 0; box-shadow: 0 0 4px red }'],
  [
    'an icon made of a mask',
    /mask lost/,
    'i { display: block; width: 20px; height: 20px; background: red; mask-image: linear-gradient(#000, #000) }',
    `${SOUND}<i></i>`,
  ],
  [
    'a link over a whole card without an outline',
    /focus lost: <a class="stretch"/,
    `${STRETCHED} .stretch:focus-visible { outline: none }`,
    CARD,
  ],
);
finds('icons', faintIcons, [
  'a dark icon over a night hero',
  /too faint/,
  'header { position: absolute; top: 0; color: #111 } main { background: #0b1f1c; min-height: 200px }',
  `<header><a href="/s" aria-label="Search"><svg width="20" height="20"></svg></a></header><main>${SOUND}</main>`,
]);
finds(
  'reduced motion',
  CALM,
  [
    'an animation that runs on',
    /moves/,
    '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 2s infinite }',
  ],
  [
    'a part that slides open',
    /takes its time: <details.*::details-content/,
    'details::details-content { transition: block-size 0.3s }',
    FOLDED,
  ],
);
finds(
  'keyboard',
  WALKED,
  ['a focus that cannot be seen', /cannot be seen/, '*:focus-visible { outline: 0 }'],
  [
    'a link over a whole card whose focus cannot be seen',
    /cannot be seen: <a class="stretch"/,
    `${STRETCHED} .stretch:focus-visible { outline: none }`,
    CARD,
  ],
  [
    'a faint focus around a card',
    /too faint.*stretch/,
    `${STRETCHED} ${AROUND} .stretch:focus-visible::after { outline-color: #eee }`,
    CARD,
  ],
  ['a faint focus', /too faint/, ':focus-visible { outline-color: #eee }'],
  ['another order', /out of order/, '', SOUND.replace('<button', '<button tabindex="1"')],
  [
    'a header over the focus',
    /covered by the header/,
    'header { position: fixed; inset: 0 0 auto; height: 600px; background: #fff }',
  ],
);
finds(
  'print',
  PRINTED,
  ['a header', /printed for nothing/, ''],
  [
    'an answer in a box that is not as high',
    /folded/,
    `${NO_CHROME} details::details-content { content-visibility: visible; block-size: 0 }`,
    FOLDED,
  ],
  [
    'the address of a link that reaches over its card',
    /printed over/,
    `${NO_CHROME} ${STRETCHED} .stretch::after { content: attr(href) }`,
    CARD.replace('/y', 'https://elsewhere.example'),
  ],
  ['no mail address', /mail address/, NO_CHROME, SOUND.replace('/x', 'mailto:lab@elsewhere.example')],
  ['light text', /light text/, `${NO_CHROME} p { color: #fff; background: #000 }`],
  ['a folded answer', /folded/, NO_CHROME, FOLDED],
);

test('a sound page has no fault in any mode', FULL, async ({ page }) => {
  await open(page, SOUND, NO_CHROME);
  for (const run of [BROAD, unreadableTexts, faintIcons, SPACED, WALKED, CALM, FORCED, PRINTED])
    expect(await run(page)).toEqual([]);
});

test('an outline around a card shows the focus of its link', FULL, async ({ page }) => {
  await open(page, CARD, `${STRETCHED} ${AROUND}`);
  expect(await WALKED(page)).toEqual([]);
  expect(await FORCED(page)).toEqual([]);
});

test('the keyboard walk notices what it cannot reach', FULL, async ({ page }) => {
  await open(page, SOUND.replace('The end', '<a href="/y">The end</a>'));
  await page.evaluate(() =>
    document.querySelector('main a')!.addEventListener('keydown', (event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>('footer a')!.focus();
    }),
  );
  expect((await keyboardWalk(page)).faults.join('\n')).toMatch(/never reached: <button/);
});

test('the keyboard walk notices a trap', FULL, async ({ page }) => {
  await open(page, SOUND);
  await page.evaluate(() =>
    document.querySelector('button')!.addEventListener('keydown', (event) => event.preventDefault()),
  );
  expect((await keyboardWalk(page)).faults.join('\n')).toMatch(/comes back/);
});

test('the keyboard walk inside a dialog finds its faults, and no others', FULL, async ({ page }) => {
  const dialog = (controls: string) => `<dialog><h2>Questions</h2>${controls}</dialog>`;
  const inside = async (controls: string, style = '') => {
    await open(
      page,
      SOUND.replace('<ul>', `${dialog(controls)}<ul>`),
      `main > button:focus { outline: 0 } ${style}`,
    );
    await page.evaluate(() => document.querySelector('dialog')!.showModal());
    return keyboardWalk(page, 'dialog');
  };
  const controls = '<a href="/x">One</a> <button>Two</button>';
  expect(await inside(controls)).toEqual({ faults: [], stops: 2 });
  const { faults } = await inside(controls, 'dialog button:focus-visible { outline: 0 }');
  expect(faults.join()).toMatch(/^focus cannot be seen: <button>/);
  const trapped = await inside(`<button onkeydown="event.preventDefault()">Zero</button> ${controls}`);
  expect(trapped.faults).not.toEqual([]);
});

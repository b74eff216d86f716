import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptPrefix } from '../../scripts/toolchain/apt.mjs';
import { picturesNote } from '../../scripts/toolchain/chromium.mjs';
import { ensureEngine, FIREFOX, skippedWithout, WEBKIT } from '../../scripts/toolchain/engines.mjs';
import { findFirefox } from '../../scripts/toolchain/firefox.mjs';
import { hostTestArguments, webkitTestArguments } from '../../scripts/toolchain/host-tests.mjs';
import { findWebKit } from '../../scripts/toolchain/webkit.mjs';

describe('apt-get can be used', () => {
  const yes = () => true;
  const no = () => false;
  it.each([
    ['on Debian as root', { isDebian: true, isRoot: true, hasSudo: no }, []],
    [
      'on Debian with sudo that asks for nothing',
      { isDebian: true, isRoot: false, hasSudo: yes },
      ['sudo', '-n'],
    ],
    ['not on Debian as anybody else', { isDebian: true, isRoot: false, hasSudo: no }, undefined],
    ['nowhere else, whatever may be done there', { isDebian: false, isRoot: true, hasSudo: yes }, undefined],
  ])('%s', (_where, machine, prefix) => {
    expect(aptPrefix(machine)).toEqual(prefix);
  });
});

describe('an engine that is missing', () => {
  /** An engine on a machine where apt-get is there or not, and brings it or not. */
  function machine({ isThere = false, apt = false, brings = false }) {
    const asked: string[][] = [];
    let found = isThere;
    const engine = { name: 'Gecko', packages: ['gecko', 'screen'], find: () => found };
    const system = {
      canUseApt: () => apt,
      aptInstall: async (packages: string[]) => {
        asked.push(packages);
        found = brings;
      },
    };
    return { asked, engine, warning: () => ensureEngine(engine, system) };
  }

  it('is not installed when it is there', async () => {
    const { asked, engine, warning } = machine({ isThere: true, apt: true });
    expect(await warning()).toBeUndefined();
    expect(asked).toEqual([]);
    expect(skippedWithout(engine)).toBeUndefined();
  });

  it('is installed where that is possible', async () => {
    const { asked, engine, warning } = machine({ apt: true, brings: true });
    expect(await warning()).toBeUndefined();
    expect(asked).toEqual([['gecko', 'screen']]);
    expect(skippedWithout(engine)).toBeUndefined();
  });

  it.each([
    ['apt-get has no such package', { apt: true }, /apt-get could not bring gecko and screen/],
    ['nothing may be installed', {}, /can only be installed on Debian as root or with sudo/],
  ])('is named with its skipped tests when %s', async (_why, state, reason) => {
    const { engine, warning } = machine(state);
    const said = await warning();
    expect(said).toMatch(
      /^Gecko is not here, and .*: its tests are skipped\. Install gecko and screen to run them\.$/,
    );
    expect(said).toMatch(reason);
    expect(skippedWithout(engine)).toBe('Gecko is not here: its tests did not run');
  });
});

describe('the engines of this machine', () => {
  const environment = { ...process.env };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engines-'));
    process.env.PATH = folder;
    process.env.FIREFOX_PATH = '';
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.env = { ...environment };
  });
  const program = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  };

  it("Firefox is Debian's before any other, and the one that was asked for before that", () => {
    const plain = program('firefox');
    expect(findFirefox()).toBe(plain);
    const debians = program('firefox-esr');
    expect(findFirefox()).toBe(debians);
    process.env.FIREFOX_PATH = program('my-firefox');
    expect(findFirefox()).toBe(process.env.FIREFOX_PATH);
  });

  it('WebKitGTK needs its driver and a screen', () => {
    expect(findWebKit()).toBeUndefined();
    const driver = program('WebKitWebDriver');
    expect(findWebKit()).toBeUndefined();
    const screen = program('Xvfb');
    expect(findWebKit()).toEqual({ driver, screen });
    expect(skippedWithout(WEBKIT)).toBeUndefined();
  });

  it('are called by the names of their packages', () => {
    expect([...FIREFOX.packages, ...WEBKIT.packages]).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  });
});

describe('pictures of pages', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  it.each([
    ['are compared where the reference was made', SHELL, true, undefined],
    [
      'are not in another Chromium',
      '/usr/bin/google-chrome',
      true,
      /browser is not Debian's chromium-headless/,
    ],
    ['are not in a shell that is not of Debian', '/opt/chrome-headless-shell', true, /browser is not/],
    ['are not without the Japanese font', SHELL, false, /no Noto Sans CJK/],
  ])('%s', (_rule, browser, hasFonts, said) => {
    const note = picturesNote({ browser, hasFonts });
    if (said) expect(note).toMatch(said);
    else expect(note).toBeUndefined();
  });
});

it('every file of the suite for WebKitGTK is run', () => {
  const files = webkitTestArguments().filter((argument) => argument.endsWith('.webkit.ts'));
  expect(files.length).toBeGreaterThanOrEqual(6);
});

it('the files for WebKitGTK are run one after the other, those of the hosts as Node likes', () => {
  const [first = '', second, third, ...others] = webkitTestArguments();
  expect([first, second, third]).toEqual([
    '--test',
    '--test-concurrency=1',
    expect.stringMatching(/^--test-rerun-failures=\.cache\/test-results\/.+\.json$/),
  ]);
  // Node takes what stands behind a file for a file.
  expect(others.findLastIndex((argument) => argument.startsWith('--'))).toBeLessThan(
    others.findIndex((argument) => argument.endsWith('.ts') && !argument.startsWith('--')),
  );
  expect(hostTestArguments()).not.toContain('--test-concurrency=1');
});

import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptPrefix } from '../../tools/toolchain/apt.mjs';
import { findChromium, findWholeChromium, picturesNote } from '../../tools/toolchain/chromium.mjs';
import { ensureEngine, skippedWithout } from '../../tools/toolchain/engines.mjs';
import { findFirefox } from '../../tools/toolchain/firefox.mjs';
import { findWebKit } from '../../tools/toolchain/webkit.mjs';
import { temporaryFolder } from '../helpers/temporary';

describe('apt-get can be used', () => {
  const yes = () => true;
  const no = () => false;
  it.each([
    ['on Debian as root', { isDebian: true, isRoot: true, hasSudo: no }, []],
    ['on Debian with sudo', { isDebian: true, isRoot: false, hasSudo: yes }, ['sudo', '-n']],
    ['not on Debian as anybody else', { isDebian: true, isRoot: false, hasSudo: no }, undefined],
    ['nowhere else, whatever may be done there', { isDebian: false, isRoot: true, hasSudo: yes }, undefined],
  ])('%s', (_where, machine, prefix) => {
    expect(aptPrefix(machine)).toEqual(prefix);
  });
});

describe('an engine', () => {
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

  it.each([
    ['that is there is not installed', { isThere: true, apt: true }, []],
    ['that is missing is installed if possible', { apt: true, brings: true }, [['gecko', 'screen']]],
  ])('%s', async (_which, state, packages) => {
    const { asked, engine, warning } = machine(state);
    expect(await warning()).toBeUndefined();
    expect(asked).toEqual(packages);
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

describe('on this machine', () => {
  const environment = { ...process.env };
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    Object.assign(process.env, { PATH: folder, FIREFOX_PATH: '', CHROMIUM_PATH: '' });
  });
  afterEach(() => {
    process.env = { ...environment };
  });
  const program = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  };

  it("Firefox is Debian's before any other, and the one that was asked for before that", () => {
    expect(program('firefox')).toBe(findFirefox());
    expect(program('firefox-esr')).toBe(findFirefox());
    process.env.FIREFOX_PATH = program('my-firefox');
    expect(findFirefox()).toBe(process.env.FIREFOX_PATH);
  });

  it('Chromium is the shell without windows where there is one, but where a whole browser is asked for', () => {
    expect(program('google-chrome')).toBe(findChromium());
    const whole = program('chromium');
    expect(program('chromium-headless-shell')).toBe(findChromium());
    expect(findWholeChromium()).toBe(whole);
    process.env.CHROMIUM_PATH = program('my-chromium');
    expect(findChromium()).toBe(process.env.CHROMIUM_PATH);
  });

  it('WebKitGTK needs its driver and a screen', () => {
    const driver = program('WebKitWebDriver');
    expect(findWebKit()).toBeUndefined();
    const screen = program('Xvfb');
    expect(findWebKit()).toEqual({ driver, screen });
  });
});

describe('pictures of pages', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  it.each([
    ['are compared where the reference was made', SHELL, true, undefined],
    ['are not in another Chromium', '/usr/bin/google-chrome', true, /is not Debian's chromium-headless/],
    ['are not in a shell that is not of Debian', '/opt/chrome-headless-shell', true, /browser is not/],
    ['are not without the Japanese font', SHELL, false, /no Noto Sans CJK/],
  ])('%s', (_rule, browser, hasFonts, said) => {
    const note = picturesNote({ browser, hasFonts });
    if (said) expect(note).toMatch(said);
    else expect(note).toBeUndefined();
  });
});

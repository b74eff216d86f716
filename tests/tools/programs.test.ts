import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findWholeChromium, picturesNote } from '../../tools/toolchain/chromium.mjs';
import { ensureProgram, findFirefox, findWebKit, skippedWithout } from '../../tools/toolchain/programs.mjs';
import { aptPrefix } from '../../tools/toolchain/system.mjs';
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

describe('a program that tests need', () => {
  /** A program on a machine where apt-get brings it or not. */
  function machine({ isThere = false, brings = false }) {
    const asked: string[][] = [];
    let found = isThere;
    const program = { name: 'Gecko', packages: ['gecko', 'screen'], find: () => found };
    const install = async (...packages: string[]) => {
      asked.push(packages);
      found = brings;
    };
    return { asked, program, ensured: ensureProgram(program, install) };
  }

  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => warn.mockClear());

  it.each([
    ['is not installed where it is', { isThere: true }, []],
    ['is installed where it is missing', { brings: true }, [['gecko', 'screen']]],
  ])('%s', async (_which, state, packages) => {
    const { asked, program, ensured } = machine(state);
    await ensured;
    expect(asked).toEqual(packages);
    expect(skippedWithout(program)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is named, with what brings it, where it cannot be installed', async () => {
    const { program, ensured } = machine({});
    await ensured;
    const said = 'Gecko is not here (install gecko and screen): its tests ';
    expect(warn).toHaveBeenCalledWith(`${said}are skipped`);
    expect(skippedWithout(program)).toBe(`${said}did not run`);
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

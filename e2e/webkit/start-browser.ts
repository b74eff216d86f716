import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../tools/toolchain/programs.mjs';
import { freePort } from '../free-port.ts';
import { startProgram } from '../hosts/processes.ts';

export type Browser = {
  driver: WebDriver;
  /** Where it keeps what it saves. */
  home: string;
  stop: () => Promise<void>;
};

const PATIENCE = 120_000;
const SCREEN = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/** A screen in memory; the X server finds a free number for it and writes it down. */
async function startScreen(program: string): Promise<{ number: string; screen: ChildProcess }> {
  const screen = spawn(program, SCREEN, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const displayNumber = screen.stdio[3] as Readable;
  const [number] = await Promise.race([once(displayNumber, 'data'), once(screen, 'exit')]);
  if (!Buffer.isBuffer(number)) throw new Error('Xvfb ended before it had a screen');
  return { number: String(number).trim(), screen };
}

/**
 * Starts the browser that WebKitGTK's driver brings, with a home of its own.
 * @throws Error if it is not installed or does not start.
 */
export async function startBrowser(): Promise<Browser> {
  const found = findWebKit();
  if (!found) throw new Error('WebKitGTK is not installed');
  const { number, screen } = await startScreen(found.screen);
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  let stopDriver = async () => {};
  const stopAround = async () => {
    await stopDriver().finally(() => screen.kill());
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const env = {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      HOME: home,
      // Its sandbox does not start for root, nor in most containers; it shows nothing but our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const args = [`--port=${port}`, '--host=127.0.0.1'];
    stopDriver = (await startProgram(found.driver, args, { port, env })).stop;
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    return { driver, home, stop: () => within(driver.quit()).finally(stopAround) };
  } catch (error) {
    await stopAround();
    throw error;
  }
}

/**
 * Tells whether the browser still answers. When the process that shows its page has ended, its driver knows of no
 * session any more, or says nothing.
 */
export const isAlive = ({ driver }: Browser): Promise<boolean> =>
  within(driver.executeScript('return true')).then(
    () => true,
    () => false,
  );

/** What the driver was asked; a browser that is stuck would be waited for without end. */
async function within<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const silence = sleep(PATIENCE, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`WebKitGTK gave no answer in ${PATIENCE} ms`);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    timer.abort();
    silence.catch(() => {});
  }
}

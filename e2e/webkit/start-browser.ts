import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/toolchain/free-port.ts';
import { findWebKit } from '../../scripts/toolchain/webkit.mjs';
import { startProgram } from '../hosts/processes.ts';

export type Browser = {
  driver: WebDriver;
  /** Where it keeps what it saves. */
  home: string;
  stop: () => Promise<void>;
};

const SCREEN = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/** A screen in memory; the X server finds a free number for it and writes it down. */
async function startScreen(program: string): Promise<{ number: string; screen: ChildProcess }> {
  const screen = spawn(program, SCREEN, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = screen.stdio[3] as Readable;
  const [number] = await Promise.race([once(told, 'data'), once(screen, 'exit')]);
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
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
  const { number, screen } = await startScreen(found.screen);
  const port = await freePort();
  const { stop: stopDriver } = await startProgram(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    port,
    env: {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      HOME: home,
      // Its sandbox does not start for root, nor in most containers; it shows nothing but our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stopAround = async () => {
    await stopDriver();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const stop = async () => {
      await driver.quit();
      await stopAround();
    };
    return { driver, home, stop };
  } catch (error) {
    await stopAround();
    throw error;
  }
}

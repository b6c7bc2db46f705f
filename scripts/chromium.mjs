import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { isMain } from './root.mjs';

/** Chromium without a window: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium: the one that the variable CHROMIUM names, an installed headless shell, Debian's (installed
 * when this is root on Debian), another one that is installed, or Playwright's own download. Null when there is none.
 *
 * @returns {Promise<string | null>}
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    console.error(`CHROMIUM names ${named}, which is not a program.`);
    return null;
  }
  return (
    installed(SHELL) ?? exclusive('chromium', async () => (await debian()) ?? any() ?? (await playwright()))
  );
}

function installed(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function any() {
  return installed(...NAMES) ?? FIXED_PLACES.find(isProgram) ?? null;
}

async function debian() {
  if (installed(SHELL)) return installed(SHELL);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.error('Installing Chromium from Debian (once, about a minute)…');
  const update = await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const install = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], {
    env,
    quiet: true,
  });
  if (install.code !== 0) console.error(`${update.output}${install.output}`.trim());
  return installed(SHELL);
}

async function playwright() {
  console.error("Downloading Playwright's Chromium (once)…");
  const { chromium } = await import('@playwright/test');
  if (!isProgram(chromium.executablePath())) {
    const download = await run(tool('playwright'), ['install', 'chromium'], { quiet: true });
    if (download.code !== 0) console.error(download.output.trim());
  }
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (isMain(import.meta.url)) {
  const path = await ensureChromium();
  if (path === null) {
    console.error('No Chromium found. Install one, or name it: CHROMIUM=/path/to/chromium npm test');
    process.exit(1);
  }
  console.log(path);
}

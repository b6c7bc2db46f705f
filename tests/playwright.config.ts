import { defineConfig, devices } from '@playwright/test';

/** Nothing may be asked of anybody else, and Chromium as root has no sandbox. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // The same letters in every build of the browser.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

const { CHROMIUM, CI, TRACE } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Each worker runs a store and a server of its own: on two cores a third one makes tests sway and nothing faster.
  workers: 2,
  // A machine that others load takes its time: what decides about landing doesn't fail by that.
  timeout: CI ? 180_000 : 60_000,
  expect: {
    timeout: CI ? 30_000 : 10_000,
    // Versions of the browser smooth the edges of letters each in its own way.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.25 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  // What passes on a further try is named at the end as flaky (`scripts/results.mjs`).
  retries: CI ? 2 : 0,
  reporter: 'list',
  projects: [
    { name: 'e2e', testMatch: '**/*.spec.ts' },
    { name: 'pictures', testMatch: '**/*.pictures.ts' },
    { name: 'performance', testDir: 'performance', testMatch: '**/*.bench.ts' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
    // A trace of every test costs as much time as the tests; `TRACE=1` takes them.
    trace: TRACE ? 'retain-on-failure' : CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(CHROMIUM ? { executablePath: CHROMIUM } : {}) },
  },
});

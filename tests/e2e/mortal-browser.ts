import { type ChildProcess, spawn } from 'node:child_process';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser with a profile that outlives it. */
export interface MortalBrowser {
  readonly context: BrowserContext;
  /** Ends it at once, with all of its processes, as a power cut would; when it is gone. */
  kill(): Promise<void>;
}

/** Starts a browser on a profile's folder. */
export async function mortalBrowser(profile: string): Promise<MortalBrowser> {
  const program = process.env.CHROMIUM ?? chromium.executablePath();
  const child = spawn(
    program,
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own, so that its processes can be ended together.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return {
    context,
    async kill() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await exit;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}

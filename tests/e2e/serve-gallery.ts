import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './launch';

const SCRIPT = fileURLToPath(new URL('../../scripts/gallery.mjs', import.meta.url));

/** Runs `npm run gallery` with these arguments while `use` has its address. */
export async function serveGallery(
  args: readonly string[],
  use: (url: string) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, GALLERY_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const found = /http:\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    void ended.then(() => reject(new Error(`The gallery did not come up:\n${text}`)));
  });
  await use(await address);
  child.kill('SIGINT');
  await ended;
}

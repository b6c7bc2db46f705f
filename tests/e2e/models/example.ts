import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Shop } from '../shop';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));

/** Serves a page of `examples/` over a running shop; gives its address and the way to end it. */
export async function serveExample(
  name: string,
  { storeUrl, adminUrl }: Pick<Shop, 'storeUrl' | 'adminUrl'>,
): Promise<{ readonly url: string; end(): void }> {
  const child = spawn(process.execPath, [`${EXAMPLES}/serve.mjs`, `${EXAMPLES}/${name}`], {
    env: { ...process.env, EXAMPLE_PORT: '0', STORE_URL: storeUrl, APP_URL: adminUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The example ${name} did not start.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const [address] = /http:\S+/.exec(chunk.toString('utf8')) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return { url, end: () => child.kill() };
}

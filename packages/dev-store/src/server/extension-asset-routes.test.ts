import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { aRunningStore } from '../testing/running-store';

const SCRIPT = 'load(); '.repeat(100);
const extension = aThemeExtension({
  blocks: { cart: '{% schema %}{ "name": "Cart", "target": "body" }{% endschema %}' },
  assets: { 'cartwright.js': SCRIPT, 'drawer.js': SCRIPT },
});

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({ app: { themeExtension: extension } });
});
afterAll(() => store.close());

const folder = `/cdn/extensions/${extension.uid}/${extension.handle}-1/assets`;
const ask = (path: string, accepted = 'br') =>
  fetch(`${store.url}${path}`, { headers: { 'accept-encoding': accepted } });

describe('theme extension assets', () => {
  it('are served as brotli if accepted, to every origin', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0', null],
      ['identity', null],
    ] as const) {
      const response = await ask(`${folder}/cartwright.js`, accepted);
      expect(response.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await response.text()).toBe(SCRIPT);
    }
  });

  it('are immutable under their build’s address, with any query', async () => {
    const keptFor = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await keptFor(`${folder}/drawer.js?v=0123456789ab`)).toContain('immutable');
    expect(await keptFor(`${folder.replace('-1/', '-0/')}/drawer.js`)).toBe('no-cache');
  });

  it.each([
    `${folder}/nothing.js`,
    `${folder}/..%2Fshopify.extension.toml`,
    '/cdn/extensions/another/embeds-1/assets/cartwright.js',
  ])('don’t exist at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

import { join } from 'node:path';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

// npm run gallery: the cart's components in all their states, on GALLERY_PORT (4702) of this machine.
// npm run gallery -- admin: the admin's pickers instead.
checkNode();
await ensureInstalled();
// Not before it is installed.
const { createServer } = await import('vite');
const home = process.argv[2] === 'admin' ? 'packages/admin' : 'packages/ui';
const server = await createServer({
  configFile: join(root, home, 'gallery/vite.config.ts'),
  logLevel: 'warn',
});
await server.listen();
console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void server.close().then(() => process.exit(0)));
}

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

/*
 * Serves a folder of plain files as if it were the front of a shop: what is no file in it is asked of the store, so that
 * the page, the shopper's cookie and the cart's calls have one origin, as they have on Shopify. For this machine only.
 *
 *     node examples/serve.mjs FOLDER        EXAMPLE_PORT=4710 STORE_URL=http://127.0.0.1:4701 APP_URL=http://127.0.0.1:4700
 */
const {
  EXAMPLE_PORT = '4710',
  STORE_URL = 'http://127.0.0.1:4701',
  APP_URL = 'http://127.0.0.1:4700',
} = process.env;

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const folder = resolve(process.argv[2] ?? '.');
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no index.html in ${folder}.`);
  process.exit(1);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The store or the app does not answer. Is "npm start" running?\n\n${error}`);
  });
});
server.listen(Number(EXAMPLE_PORT), '127.0.0.1', () => {
  console.log(`The page is at http://127.0.0.1:${server.address().port}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
  const file = join(folder, path);
  const type = TYPES[extname(file)];
  if (request.method !== 'GET' || !type || !file.startsWith(folder) || !existsSync(file)) {
    return askStore(request, response);
  }
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  if (type === 'text/html') response.end(await filledIn(readFileSync(file, 'utf8'), request));
  else createReadStream(file).pipe(response);
}

/** What a page leaves open: `{{ config }}`, `{{ items }}`, `{{ now }}` and `{{ app }}`. */
async function filledIn(html, { headers }) {
  const config = await (await fetch(`${APP_URL}/storefront/config.json`)).json();
  const cart = await (
    await fetch(`${STORE_URL}/cart.js`, { headers: { cookie: headers.cookie ?? '' } })
  ).json();
  const values = { config: json(config), items: cart.item_count, now: Date.now(), app: APP_URL };
  return html.replace(/{{ (config|items|now|app) }}/g, (_, name) => values[name]);
}

/** JSON that cannot end the element that it stands in. */
const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

async function askStore(request, response) {
  const { host, connection, 'content-length': _, ...headers } = request.headers;
  const body = [];
  for await (const chunk of request) body.push(chunk);
  const answered = await fetch(new URL(request.url, STORE_URL), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body: Buffer.concat(body) }),
  });
  const given = [...answered.headers].filter(
    ([name]) => !/^(set-cookie|content-(encoding|length))$/.test(name),
  );
  response.writeHead(answered.status, {
    ...Object.fromEntries(given),
    'set-cookie': answered.headers.getSetCookie(),
  });
  response.end(Buffer.from(await answered.arrayBuffer()));
}

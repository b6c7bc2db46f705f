import { createServer, type IncomingMessage } from 'node:http';

/** A page as the store made it, and what a shopper's browser gets of it. */
export interface ChangedPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TO_STORE = ['accept', 'accept-language', 'content-type', 'cookie', 'user-agent', 'x-requested-with'];
const TO_BROWSER = ['cache-control', 'content-type', 'etag', 'location'];

/** The store behind an address of its own, its pages changed on the way: as a theme, a host or an extension may. */
export async function storeBehind(
  storeUrl: string,
  change: (html: string) => ChangedPage,
): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const fetched = await fetch(`${storeUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: forwarded(request),
        redirect: 'manual',
        ...(request.method === 'POST' && { body: new Uint8Array(await bodyOf(request)) }),
      });
      const isPage = fetched.headers.get('content-type')?.startsWith('text/html') ?? false;
      const page = isPage ? change(await fetched.text()) : null;
      for (const name of TO_BROWSER) {
        const value = fetched.headers.get(name);
        if (value !== null) response.setHeader(name, value.replaceAll(storeUrl, ''));
      }
      response.setHeader('set-cookie', fetched.headers.getSetCookie());
      for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value);
      response.writeHead(fetched.status);
      response.end(page ? page.html : Buffer.from(await fetched.arrayBuffer()));
    })().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    TO_STORE.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

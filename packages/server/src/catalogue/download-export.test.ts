import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { downloadExport } from './download-export';
import { SyncProblem } from './sync-problem';

const FILE = Buffer.from('{"id":"1"}\n{"id":"2"}\n{"id":"3"}\n');

type Answer = (response: ServerResponse, from: number | null) => void;

/** What a server gives from a byte on that answers so; `from` is null where no range was asked for. */
async function downloaded(from: number, respond: Answer): Promise<Buffer> {
  const server = createServer((request, response) => {
    const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    respond(response, start === undefined ? null : Number(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/export.jsonl`;
  return buffer(downloadExport(url, from, new AbortController().signal));
}

const withRanges: Answer = (response, from) => {
  if (from === null) return response.end(FILE);
  if (from >= FILE.length) return response.writeHead(416).end('no');
  const range = `bytes ${from}-${FILE.length - 1}/${FILE.length}`;
  return response.writeHead(206, { 'content-range': range }).end(FILE.subarray(from));
};
const withoutRanges: Answer = (response) => response.end(FILE);

it.each([
  ['with ranges', withRanges],
  ['without ranges', withoutRanges],
])('resumes at any byte from a server %s', async (_what, respond) => {
  for (const from of [0, 1, 11, FILE.length - 1, FILE.length]) {
    expect((await downloaded(from, respond)).toString()).toBe(FILE.subarray(from).toString());
  }
});

it('skips the overlap of a part that starts too early', async () => {
  const range = `bytes 5-${FILE.length - 1}/${FILE.length}`;
  const rest = await downloaded(11, (response) =>
    response.writeHead(206, { 'content-range': range }).end(FILE.subarray(5)),
  );
  expect(rest.toString()).toBe(FILE.subarray(11).toString());
});

it.each<[string, number, Answer]>([
  ['is a 404', 0, (response) => response.writeHead(404).end()],
  ['is empty from the start', 0, (response) => response.writeHead(416).end()],
  ['is a part without a range', 11, (response) => response.writeHead(206).end(FILE.subarray(11))],
  [
    'starts after the requested byte',
    11,
    (response) => response.writeHead(206, { 'content-range': 'bytes 12-32/33' }).end(FILE.subarray(12)),
  ],
])('treats a response that %s as a download error, and keeps the export', async (_what, from, respond) => {
  const failed = await downloaded(from, respond).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SyncProblem);
  expect(failed).toMatchObject({ options: { keepsExport: true } });
});

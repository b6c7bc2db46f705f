import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly topic: string;
  /** Raw body. */
  readonly body: string;
  readonly payload: unknown;
}

/** Response status of the app; null for no response. */
type Answer = (webhook: ReceivedWebhook) => number | null;

/** Webhook receiver on a free port; responds with 200 by default. */
export async function aWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  let answer: Answer = () => 200;
  const server = createServer(async (request, response) => {
    const webhook = await readWebhook(request);
    received.push(webhook);
    const status = answer(webhook);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    uri: `http://127.0.0.1:${port}/webhooks`,
    received,
    topics: () => received.map(({ topic }) => topic),
    answerWith(next: Answer) {
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readWebhook(request: IncomingMessage): Promise<ReceivedWebhook> {
  const body = await text(request);
  const { headers } = request;
  return { headers, topic: String(headers['x-shopify-topic']), body, payload: JSON.parse(body) };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPLIANCE_TOPICS, WEBHOOK_TOPICS } from '@cartwright/dev-store/webhooks/model/topics';
import { forShop } from '@cartwright/server/db/for-shop';
import { webhookReceipts } from '@cartwright/server/db/schema';
import { WEBHOOK_PATH } from '@cartwright/server/http/webhook-path';
import { testApps } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { APP_SECRET, webhookRequest } from '@cartwright/server/testing/webhook-post';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import * as z from 'zod';

const database = testDatabase();
const startApp = testApps(database);

const subscription = z.strictObject({
  uri: z.url(),
  topics: z.array(z.string()).default([]),
  compliance_topics: z.array(z.enum(COMPLIANCE_TOPICS)).default([]),
  include_fields: z.array(z.string()).optional(),
});

/** Webhook subscriptions of shopify.app.toml. */
function subscriptions() {
  const file = fileURLToPath(new URL('../../../shopify.app.toml', import.meta.url));
  const app = z.object({ webhooks: z.object({ subscriptions: z.array(subscription) }) });
  return app.parse(parse(readFileSync(file, 'utf8'))).webhooks.subscriptions;
}

const declared = () =>
  subscriptions().flatMap(({ topics, compliance_topics }) => [...topics, ...compliance_topics]);

test('shopify.app.toml subscribes exactly once to each topic that the server handles', async () => {
  const app = await startApp({
    publicUrl: 'https://app.example',
    app: { clientId: 'id', clientSecret: APP_SECRET, tokenKeys: ['a key of the tests, of 32 letters'] },
  });
  for (const topic of new Set([...declared(), ...WEBHOOK_TOPICS, ...COMPLIANCE_TOPICS])) {
    // Nobody acts on it: no topic has such a payload.
    const request = webhookRequest({ id: topic, topic, shop: app.domain, payload: {} });
    expect((await fetch(`${app.url}${WEBHOOK_PATH}`, request)).status).toBe(200);
  }
  const stored = await forShop(database(), app.domain).columns(webhookReceipts, ['topic']);
  expect([...declared()].sort()).toEqual(stored.map(({ topic }) => topic).sort());
});

test('all topics, including compliance, go to the server’s webhook address', () => {
  for (const { uri } of subscriptions()) expect(new URL(uri).pathname).toBe(WEBHOOK_PATH);
  expect(declared()).toEqual(expect.arrayContaining([...COMPLIANCE_TOPICS]));
});

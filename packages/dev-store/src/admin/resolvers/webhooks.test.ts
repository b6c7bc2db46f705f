import { describe, expect, it } from 'vitest';
import { at, textAt } from '../../testing/read-json';
import { admin } from '../../testing/running-store';
import { aWebhookStore, subscribe, subscriptionsOf } from '../../testing/webhook-store';

describe('webhook subscriptions by API', () => {
  const CHANGE = `mutation Change($id: ID!, $input: WebhookSubscriptionInput!) {
    webhookSubscriptionUpdate(id: $id, webhookSubscription: $input) {
      webhookSubscription { uri topic format } userErrors { field message }
    }
  }`;

  it('are created, listed, changed and deleted', async () => {
    const { store, receiver } = await aWebhookStore();
    const created = await subscribe(store.url, 'PRODUCTS_UPDATE', { uri: receiver.uri });
    const id = textAt(created, 'data', 'webhookSubscriptionCreate', 'webhookSubscription', 'id');
    const changed = await admin(store.url, CHANGE, { id, input: { uri: `${receiver.uri}/2` } });
    expect(at(changed, 'data', 'webhookSubscriptionUpdate')).toEqual({
      webhookSubscription: { uri: `${receiver.uri}/2`, topic: 'PRODUCTS_UPDATE', format: 'JSON' },
      userErrors: [],
    });
    const one = await admin(
      store.url,
      `query One($id: ID!) { node(id: $id) { ... on WebhookSubscription {
        id legacyResourceId topic uri callbackUrl endpoint { ... on WebhookHttpEndpoint { callbackUrl } }
        includeFields apiVersion { handle } createdAt updatedAt
      } } }`,
      { id },
    );
    expect(at(one, 'data', 'node', 'endpoint', 'callbackUrl')).toBe(`${receiver.uri}/2`);
    const deleted = await admin(
      store.url,
      `mutation Gone($id: ID!) { webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } } }`,
      { id },
    );
    expect(at(deleted, 'data', 'webhookSubscriptionDelete', 'deletedWebhookSubscriptionId')).toBe(id);
    expect(await subscriptionsOf(store.url)).toEqual([]);
  });

  it.each([
    ['', "Address can't be blank"],
    ['webhooks', 'Address is invalid'],
    ['http://app.example/webhooks', 'Address protocol http:// is not supported'],
    ['ftp://127.0.0.1/', 'Address protocol ftp:// is not supported'],
  ])('to %j are rejected', async (uri, message) => {
    const { store } = await aWebhookStore();
    const response = await subscribe(store.url, 'ORDERS_CREATE', { uri });
    expect(at(response, 'data', 'webhookSubscriptionCreate')).toEqual({
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'uri'], message }],
    });
  });

  it('are rejected as duplicates of the same topic and address', async () => {
    const { store, receiver } = await aWebhookStore();
    await subscribe(store.url, 'ORDERS_CREATE', { uri: receiver.uri });
    const response = await subscribe(store.url, 'ORDERS_CREATE', { uri: receiver.uri });
    expect(at(response, 'data', 'webhookSubscriptionCreate', 'userErrors', 0, 'message')).toBe(
      'Address for this topic has already been taken',
    );
  });

  it('never include compliance topics', async () => {
    const { store, receiver } = await aWebhookStore();
    const response = await subscribe(store.url, 'SHOP_REDACT', { uri: receiver.uri });
    expect(textAt(response, 'errors', 0, 'message')).toContain('SHOP_REDACT');
  });

  it('end with the uninstall webhook when the app is uninstalled', async () => {
    const { store, receiver, send, deliver } = await aWebhookStore({ topics: [] });
    await subscribe(store.url, 'APP_UNINSTALLED', { uri: receiver.uri });
    await send('app/uninstalled');
    await send('app/uninstalled');
    await deliver();
    expect(receiver.topics()).toEqual(['app/uninstalled']);
    expect(receiver.received[0]?.payload).toMatchObject({ myshopify_domain: 'small.myshopify.com' });
  });
});

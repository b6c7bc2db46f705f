import { describe, expect, it } from 'vitest';
import { textAt } from '../testing/read-json';
import { aWebhookStore } from '../testing/webhook-store';

describe('webhook page of the back office', () => {
  it('lists deliveries with the last response, and resends one', async () => {
    const { receiver, browser, buy, deliver, deliveries } = await aWebhookStore();
    expect(await (await browser.get('/back-office/webhooks')).text()).toContain('No webhooks yet.');
    receiver.answerWith(() => 418);
    await buy();
    await deliver(1);
    const page = await (await browser.get('/back-office/webhooks')).text();
    for (const shown of ['orders/create', 'Mar 1, 2026, 10:00 AM', 'Waiting', '<td>418</td>', 'Send again']) {
      expect(page).toContain(shown);
    }
    receiver.answerWith(() => 200);
    const id = textAt(await deliveries(), 0, 'id');
    const response = await browser.form(`/back-office/webhooks/${id}/send-again`, {});
    expect([response.status, response.headers.get('location')]).toEqual([303, '/back-office/webhooks?done']);
    await deliver();
    expect(receiver.received.at(-1)?.headers['x-shopify-webhook-id']).toBe(id);
    expect(await deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  it('sends compliance webhooks', async () => {
    const { receiver, browser, buy, deliver } = await aWebhookStore({
      topics: ['customers/data_request', 'customers/redact', 'shop/redact'],
    });
    await buy();
    for (const topic of ['customers/data_request', 'customers/redact', 'shop/redact']) {
      await browser.form('/back-office/webhooks', { topic, email: 'Anna@example.com' });
    }
    await deliver();
    const shop = { shop_id: 1, shop_domain: 'small.myshopify.com' };
    const customer = { id: expect.any(Number), email: 'Anna@example.com', phone: null };
    expect(receiver.received.map(({ payload }) => payload)).toEqual([
      { ...shop, customer, orders_requested: [1001], data_request: { id: expect.any(Number) } },
      { ...shop, customer, orders_to_redact: [1001] },
      shop,
    ]);
  });

  it.each([
    [{ topic: 'orders/create' }, 'Choose a topic.'],
    [{ topic: 'customers/redact', email: ' ' }, 'Enter the customer’s email.'],
  ])('rejects sending %j', async (fields, message) => {
    const { browser } = await aWebhookStore();
    const response = await browser.form('/back-office/webhooks', fields);
    expect([response.status, (await response.text()).includes(message)]).toEqual([422, true]);
  });

  it('rejects resending unknown deliveries and cross-site forms', async () => {
    const { browser } = await aWebhookStore();
    const unknown = await browser.form('/back-office/webhooks/nothing/send-again', {});
    expect(unknown.status).toBe(422);
    const foreign = await browser.form('/back-office/webhooks', {}, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
  });
});

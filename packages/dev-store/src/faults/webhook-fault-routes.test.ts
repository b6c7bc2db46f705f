import { describe, expect, it } from 'vitest';
import { at } from '../testing/read-json';
import { aWebhookStore } from '../testing/webhook-store';

type Setup = Awaited<ReturnType<typeof aWebhookStore>>;

describe('webhook faults', () => {
  const numbers = ({ receiver }: Setup) =>
    receiver.received.map(({ payload }) => at(payload, 'order_number'));

  it('send one twice with the same id', async () => {
    const setup = await aWebhookStore();
    await setup.setFaults({ on: 'orders/create', kind: 'duplicate' });
    await setup.buy();
    await setup.buy();
    await setup.deliver();
    expect(numbers(setup)).toEqual(expect.arrayContaining([1001, 1001, 1002]));
    const ids = setup.receiver.received.map(({ headers }) => headers['x-shopify-webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
  });

  it('hold a batch, and deliver it in another order', async () => {
    const setup = await aWebhookStore();
    await setup.setFaults({ on: 'any', kind: 'disorder', times: 3 });
    for (let order = 0; order < 3; order++) await setup.buy();
    await setup.deliver();
    expect(numbers(setup)).toEqual([1003, 1002, 1001]);
  });

  it('release a held batch when everything is flushed', async () => {
    const setup = await aWebhookStore();
    await setup.setFaults({ on: 'any', kind: 'disorder', times: 9 });
    await setup.buy();
    await setup.buy();
    await setup.deliver();
    expect(numbers(setup)).toEqual([1002, 1001]);
  });

  it('lose one', async () => {
    const setup = await aWebhookStore();
    await setup.setFaults({ on: 'any', kind: 'loss' });
    await setup.buy();
    await setup.buy();
    expect(await setup.deliver()).toMatchObject([{ status: 'lost' }, { status: 'delivered' }]);
    expect(numbers(setup)).toEqual([1002]);
  });

  it('delay one, unless everything is flushed', async () => {
    const setup = await aWebhookStore();
    await setup.setFaults({ on: 'any', kind: 'delay', ms: 60_000 });
    await setup.buy();
    expect(await setup.deliveries()).toMatchObject([{ nextAt: '2026-03-01T15:01:00.123Z', tries: 0 }]);
    await setup.deliver();
    expect(numbers(setup)).toEqual([1001]);
  });

  it('pause all until resumed', async () => {
    const setup = await aWebhookStore();
    await setup.ask('pause');
    await setup.buy();
    expect(await setup.deliver()).toMatchObject([{ status: 'waiting', tries: 0 }]);
    await setup.ask('resume');
    expect(await setup.deliver()).toMatchObject([{ status: 'delivered' }]);
  });

  it.each([
    ['faults', { faults: [{ on: 'orders/create' }] }, 'faults[0].kind'],
    ['faults', { faults: [{ on: 'orders/created', kind: 'loss' }] }, 'faults[0].on'],
    ['faults', { faults: [{ on: 'any', kind: 'loss', ms: 3 }] }, 'faults[0].ms'],
    ['faults', { faults: [{ on: 'any', kind: 'delay', ms: 0 }] }, 'faults[0].ms'],
    ['faults', { faults: [{ on: 'any', kind: 'disorder', times: 0 }] }, 'faults[0].times'],
    ['faults', {}, 'faults'],
    ['deliver', { tries: 0 }, 'tries'],
    ['deliver', [], 'tries'],
    ['send', { topic: 'orders/create' }, 'topic'],
    ['send', { topic: 'customers/redact', email: 5 }, 'email'],
  ])('at %s reject %j at its path', async (path, body, place) => {
    const { ask } = await aWebhookStore();
    expect(at(await ask(path, body), 'error', 'path')).toBe(place);
  });
});

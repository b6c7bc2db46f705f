import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendAdd } from './first-add';

let leave = () => {};

const item = { variantId: 11, quantity: 2, properties: { Engraving: 'Ada' }, sellingPlanId: 7 };

/** Stubs the store's requests, answered by `respond`; `leave` leaves the page. */
function theStore(respond: (address: string) => Response | Promise<Response>) {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('addEventListener', (_name: string, heard: () => void) => {
    leave = heard;
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push({ address, init });
    return respond(address);
  });
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('first add sent before the drawer loads', () => {
  it('survives leaving the page and is followed by a cart read', async () => {
    const calls = theStore(() => Response.json({}));
    const sent = await sendAdd('/de/', item);
    expect(calls.map(({ address }) => address)).toEqual(['/de/cart/add.js', '/de/cart.js']);
    expect(calls[0]?.init?.keepalive).toBe(true);
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({
      items: [{ id: 11, quantity: 2, properties: { Engraving: 'Ada' }, selling_plan: 7 }],
    });
    expect([sent?.added?.ok, sent?.cart?.ok]).toEqual([true, true]);
  });

  it('stops waiting for another tab when the page is left, and is sent once', async () => {
    const calls = theStore(() => Response.json({}));
    let begin = () => {};
    const request = (_name: string, _options: unknown, task: () => unknown) =>
      new Promise((resolve) => {
        begin = () => resolve(task());
      });
    vi.stubGlobal('navigator', { locks: { request } });
    const sent = sendAdd('/', item);
    expect(calls).toEqual([]);
    leave();
    expect(calls.map(({ address }) => address)).toEqual(['/cart/add.js']);
    begin();
    await sent;
    expect(calls.map(({ address }) => address)).toEqual(['/cart/add.js', '/cart.js']);
  });

  it('is left to the theme when too large for a keepalive request', () => {
    const calls = theStore(() => Response.json({}));
    // Each takes three bytes.
    expect(sendAdd('/', { ...item, properties: { Text: '語'.repeat(22_000) } })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('is followed by no read after a refusal or without a response', async () => {
    const calls = theStore((address) => {
      if (calls.length > 1) throw new TypeError('cut off');
      return Response.json({}, { status: address.includes('add') ? 422 : 200 });
    });
    expect((await sendAdd('/', item))?.added?.status).toBe(422);
    expect(await sendAdd('/', item)).toMatchObject({ added: null, cart: null });
    expect(calls).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStoreWithApp, type StoreWithApp } from '../../testing/an-installed-app';
import { at, textAt } from '../../testing/read-json';

const TOKEN = 'fixed';
const RETURN_URL = 'https://app.example/billing?plan=pro';

let store: StoreWithApp;
beforeEach(async () => {
  store = await aStoreWithApp({ app: { accessToken: TOKEN } });
});
afterEach(() => store.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${store.url}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': TOKEN },
    body: JSON.stringify({ query, variables }),
  });
  const body: unknown = await response.json();
  expect(at(body, 'errors')).toBeUndefined();
  return at(body, 'data');
}

const FIELDS =
  'id name status test trialDays returnUrl createdAt currentPeriodEnd lineItems { id plan { pricingDetails { ... on AppRecurringPricing { interval price { amount currencyCode } } } } }';

async function offer(changes: Record<string, unknown> = {}) {
  const data = await ask(
    `mutation ($name: String!, $returnUrl: URL!, $trialDays: Int, $lineItems: [AppSubscriptionLineItemInput!]!) {
      appSubscriptionCreate(name: $name, returnUrl: $returnUrl, trialDays: $trialDays, test: true, lineItems: $lineItems) {
        appSubscription { ${FIELDS} } confirmationUrl userErrors { field message } } }`,
    { name: 'Pro', returnUrl: RETURN_URL, lineItems: [priceOf('19.00')], ...changes },
  );
  return at(data, 'appSubscriptionCreate');
}

const priceOf = (amount: string) => ({
  plan: { appRecurringPricingDetails: { price: { amount, currencyCode: 'USD' } } },
});

const pathOf = (offered: unknown) => new URL(textAt(offered, 'confirmationUrl')).pathname;
const decide = (offered: unknown, what: 'approve' | 'decline') =>
  store.merchant.form(pathOf(offered), { do: what });
const active = async () =>
  at(
    await ask(`{ currentAppInstallation { activeSubscriptions { ${FIELDS} } } }`),
    'currentAppInstallation',
    'activeSubscriptions',
  );
const statuses = () => store.events.map(({ payload }) => at(payload, 'app_subscription', 'status'));

describe('subscription', () => {
  it('is offered with its price, and inactive before approval', async () => {
    const offered = await offer({ trialDays: 14 });
    expect(at(offered, 'userErrors')).toEqual([]);
    expect(at(offered, 'appSubscription')).toMatchObject({
      name: 'Pro',
      status: 'PENDING',
      test: true,
      trialDays: 14,
      currentPeriodEnd: null,
      lineItems: [
        {
          plan: {
            pricingDetails: { interval: 'EVERY_30_DAYS', price: { amount: '19.00', currencyCode: 'USD' } },
          },
        },
      ],
    });
    const page = await (await store.merchant.get(pathOf(offered))).text();
    for (const shown of ['Cartwright: Pro', '19.00 USD every 30 days', 'Free for 14 days', 'test charge']) {
      expect(page).toContain(shown);
    }
    expect(await active()).toEqual([]);
  });

  it('is active once approved, and returns to the app', async () => {
    const offered = await offer();
    const approved = await decide(offered, 'approve');
    const id = textAt(offered, 'appSubscription', 'id').split('/').at(-1);
    expect(approved.headers.get('location')).toBe(`${RETURN_URL}&charge_id=${id}`);
    expect(await active()).toMatchObject([
      { name: 'Pro', status: 'ACTIVE', currentPeriodEnd: '2026-12-20T12:00:00.000Z' },
    ]);
    expect(statuses()).toEqual(['ACTIVE']);
    expect((await decide(offered, 'approve')).status).toBe(404);
  });

  it('redirects to the apps when declined, and can’t be approved later', async () => {
    const offered = await offer();
    expect((await decide(offered, 'decline')).headers.get('location')).toBe('/back-office/apps');
    expect([statuses(), await active()]).toEqual([['DECLINED'], []]);
    expect((await decide(offered, 'approve')).status).toBe(404);
  });

  it('expires after two days without approval', async () => {
    const offered = await offer();
    store.pass(2 * 24 * 3600);
    expect((await store.merchant.get(pathOf(offered))).status).toBe(404);
  });

  it('replaces the previous one', async () => {
    await decide(await offer(), 'approve');
    await decide(await offer({ name: 'Max' }), 'approve');
    expect(await active()).toMatchObject([{ name: 'Max' }]);
    expect(statuses()).toEqual(['ACTIVE', 'CANCELLED', 'ACTIVE']);
  });

  it('is cancelled by the app, once', async () => {
    const offered = await offer();
    await decide(offered, 'approve');
    const cancel = () =>
      ask(
        'mutation ($id: ID!) { appSubscriptionCancel(id: $id) { appSubscription { status } userErrors { field message } } }',
        {
          id: textAt(offered, 'appSubscription', 'id'),
        },
      );
    expect(at(await cancel(), 'appSubscriptionCancel')).toEqual({
      appSubscription: { status: 'CANCELLED' },
      userErrors: [],
    });
    expect(await active()).toEqual([]);
    expect(at(await cancel(), 'appSubscriptionCancel', 'userErrors')).toEqual([
      { field: ['id'], message: 'Subscription is not active' },
    ]);
  });

  it('ends with the installation', async () => {
    await decide(await offer(), 'approve');
    await store.merchant.form('/back-office/apps/uninstall', {});
    await store.install();
    expect(await active()).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ returnUrl: 'javascript:alert(1)' }, ['returnUrl']],
    [{ returnUrl: '/billing' }, ['returnUrl']],
    [{ trialDays: -1 }, ['trialDays']],
    [{ lineItems: [] }, ['lineItems']],
    [{ lineItems: [priceOf('0')] }, ['lineItems']],
    [{ lineItems: [priceOf('much')] }, ['lineItems']],
    [{ lineItems: [priceOf('1'), priceOf('2')] }, ['lineItems']],
  ])('is rejected with %j', async (wrong, field) => {
    const offered = await offer(wrong);
    expect(offered).toMatchObject({ appSubscription: null, confirmationUrl: null, userErrors: [{ field }] });
  });

  it('can’t be approved by a cross-site form', async () => {
    const path = pathOf(await offer());
    const refused = await store.merchant.form(
      path,
      { do: 'approve' },
      { origin: 'https://elsewhere.example' },
    );
    expect([refused.status, await active()]).toEqual([403, []]);
  });
});

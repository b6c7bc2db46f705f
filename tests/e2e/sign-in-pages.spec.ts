import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin, pagesIn } from './models/admin';
import { expect, test } from './test';

const OWN = 'larkspur-supply.myshopify.com';
const OTHER = 'oak-and-linen.myshopify.com';

const PLANS = [
  { id: 'starter', name: 'Starter', price: '0.00', currency: 'USD', trialDays: 0 },
  { id: 'growth', name: 'Growth', price: '19.00', currency: 'USD', trialDays: 14 },
  { id: 'scale', name: 'Scale', price: '79.00', currency: 'USD', trialDays: 14 },
];

const json =
  (body: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

const refused = (status: number, code: string, message: string, details?: object) =>
  json({ error: { code, message, details } }, status);

const signedOut = refused(401, 'unauthenticated', 'Open Cartwright from your store’s admin.');

/** A session for these shops. The real server has one shop and ignores the header. */
const signedInTo = (page: Page, ...shops: string[]) =>
  page.route(
    '**/api/user',
    json({
      user: { id: null, name: 'Robin', email: null, rebuyAdmin: false },
      shops: shops.map((shopifyShopDomain) => ({ shopifyShopDomain })),
      canSignOut: true,
    }),
  );

const lacksPermissions = (page: Page, authUrl: string) =>
  page.route(
    '**/api/auth-info',
    json({ successful: true, authUrl, needsOauthRefresh: true, embedded: false }),
  );

const billing = (page: Page, current: string | null, plans = PLANS) =>
  page.route('**/api/billing', json({ required: true, plans, current, test: true }));

/** Stubs the page that a button navigates to; returns a function that resolves to its URL once there. */
async function away(page: Page, path: string) {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Away</title><h1>Away</h1>' }),
  );
  return async () => {
    await expect(page.getByRole('heading', { name: 'Away' })).toBeVisible();
    return new URL(page.url());
  };
}

/** Waits until everything has loaded, as late content shifts the layout. */
async function openSettings(page: Page, adminUrl: string, query = '') {
  await page.goto(`${adminUrl}/settings/${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** Shops named in API requests. */
function shopsNamed(page: Page) {
  const named: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      named.push(request.headers()['x-cartwright-shop']);
  });
  return named;
}

test.describe('signing in', () => {
  test('a newcomer reads how to start, without being asked for a shop', async ({ page, shop }) => {
    await page.route('**/api/**', signedOut);
    await page.goto(shop.adminUrl);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Cartwright' })).toBeVisible();
    await expect(page.getByText('go to Apps and open Cartwright')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(pagesIn(page), 'they would only lead back here').toHaveCount(0);
    await expectAccessible(page);
  });

  for (const [code, title] of [
    ['denied', 'Cartwright wasn’t approved'],
    ['state', 'This sign-in started somewhere else'],
    ['signature', 'Shopify’s answer couldn’t be verified'],
    ['shop', 'This store can’t be used'],
    ['expired', 'Sign-in took too long'],
    ['<b>new</b>', 'You couldn’t be signed in'],
  ] as const) {
    test(`shows what to do after the error ${code}`, async ({ page, shop }) => {
      await page.route('**/api/**', signedOut);
      await page.goto(`${shop.adminUrl}/admin/login/?${new URLSearchParams({ error: code })}`);
      const banner = page.getByRole('alert').filter({ hasText: title });
      await expect(banner).toContainText('from your store’s admin');
      await expectAccessible(page);
    });
  }

  test('a returning merchant continues at Shopify, and returns to the same page', async ({ page, shop }) => {
    await page.goto(`${shop.adminUrl}/?shop=${OWN}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    // A pending call of the first page would also get the 401 and redirect by itself.
    await page.goto('about:blank');
    await page.route('**/api/**', signedOut);
    await page.goto(`${shop.adminUrl}/discounts/`);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await expectAccessible(page);
    const arrived = await away(page, '/auth');
    await page.getByRole('button', { name: `Sign in to ${OWN}` }).click();
    const { pathname, searchParams } = await arrived();
    expect([pathname, searchParams.get('shop'), searchParams.get('return_to')]).toEqual([
      '/auth',
      OWN,
      '/discounts/',
    ]);
  });

  test('a link to another shop than the session’s shows nothing of either, and lists the available one', async ({
    page,
    shop,
  }) => {
    await signedInTo(page, OWN);
    await page.goto(`${shop.adminUrl}/?shop=${OTHER}`);
    await expect(page.getByRole('heading', { name: 'You’re not signed in to this store' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Your stores' }).getByRole('link', { name: OWN }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  test('a page of a signed-out shop lists the shops still signed in', async ({ page, shop }) => {
    await page.addInitScript((other) => sessionStorage.setItem('cartwright:shop', other), OTHER);
    await signedInTo(page, OWN);
    await page.goto(`${shop.adminUrl}/admin/login/?return_to=/discounts/`);
    await expect(page.getByRole('heading', { name: 'You’re not signed in to this store' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Sign in to ${OTHER}` })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Your stores' }).getByRole('link', { name: OWN }),
    ).toBeVisible();
  });

  test('a shop stored by the browser earlier yields to the session’s only one', async ({ page, shop }) => {
    await page.addInitScript(
      (other) => localStorage.getItem('cartwright:shops') ?? localStorage.setItem('cartwright:shops', other),
      OTHER,
    );
    const named = shopsNamed(page);
    await page.goto(shop.adminUrl);
    await expect.poll(() => named.at(-1)).toBe(OWN);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });
});

test.describe('several shops', () => {
  test('are switched in the top bar, also by keyboard', async ({ page, shop }) => {
    await signedInTo(page, OWN, OTHER);
    await openSettings(page, shop.adminUrl, `?shop=${OWN}`);
    const named = shopsNamed(page);
    const button = page.getByRole('button', { name: 'Switch store, now Larkspur Supply' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const stores = page.getByRole('navigation', { name: 'Stores' });
    await expect(stores.getByRole('link', { name: OWN })).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(stores.getByRole('link')).toHaveCount(0);
    await button.press('Enter');
    await stores.getByRole('link', { name: OTHER }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect.poll(() => named.at(-1)).toBe(OTHER);
    expect(await page.evaluate(() => sessionStorage.getItem('cartwright:shop'))).toBe(OTHER);
  });

  test('have no menu if there is only one', async ({ page, shop }) => {
    await signedInTo(page, OWN);
    await openSettings(page, shop.adminUrl);
    await expect(page.getByRole('banner')).toContainText('Larkspur Supply');
    await expect(page.getByRole('button', { name: /Switch store/ })).toHaveCount(0);
  });

  test('switch per tab, and a new tab starts with the last one', async ({ page, shop, context }) => {
    const other = await context.newPage();
    for (const each of [page, other]) await signedInTo(each, OWN, OTHER);
    await page.goto(`${shop.adminUrl}/smartcart/?shop=${OWN}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Smart Carts' })).toBeVisible();
    await other.goto(`${shop.adminUrl}/?shop=${OTHER}`);
    await expect(other.getByRole('button', { name: /Switch store/ })).toBeVisible();

    const named = shopsNamed(page);
    await page.reload();
    const admin = new Admin(page, shop.adminUrl);
    await admin.switchOf('Demo cart').click();
    await admin.dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(admin.switchOf('Demo cart')).not.toBeChecked();
    expect(new Set(named)).toEqual(new Set([OWN]));

    const third = await context.newPage();
    await signedInTo(third, OWN, OTHER);
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    const initialShops = shopsNamed(third);
    await third.goto(shop.adminUrl);
    await expect(third.getByRole('button', { name: /Switch store/ })).toBeVisible();
    expect(new Set(initialShops)).toEqual(new Set([OTHER]));
  });

  test('need a choice if the session has several and none is selected', async ({ page, shop }) => {
    await signedInTo(page, OWN, OTHER);
    await page.goto(shop.adminUrl);
    await expect(page.getByRole('heading', { name: 'Choose a store' })).toBeVisible();
    await page.getByRole('link', { name: OTHER }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Switch store/ })).toBeVisible();
  });

  test('show a prompt in an editor with changes before a switch', async ({ page, shop }) => {
    await signedInTo(page, OWN, OTHER);
    await page.goto(`${shop.adminUrl}/?shop=${OWN}`);
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    const tier = await editor.openTier(2);
    await tier.minimum.fill('80');
    const goToOther = async () => {
      await page.getByRole('button', { name: /Switch store/ }).click();
      await page.getByRole('navigation', { name: 'Stores' }).getByRole('link', { name: OTHER }).click();
    };
    await goToOther();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(tier.minimum).toHaveValue('80');

    const named = shopsNamed(page);
    await goToOther();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect.poll(() => named.at(-1)).toBe(OTHER);
  });
});

test('a draft is never offered in another shop', async ({ page, shop }) => {
  await signedInTo(page, OWN, OTHER);
  // The real server has one shop, so the stub echoes the requested one.
  await page.route('**/api/shop', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const shopifyShopDomain = route.request().headers()['x-cartwright-shop'];
    await route.fulfill({ response, json: { shop: { ...body.shop, shopifyShopDomain } } });
  });
  const { cart } = await shop.demoCart();
  const offer = page.getByText(/Restore your draft/);
  const edit = async (domain: string, name: string) => {
    await page.goto(`${shop.adminUrl}/smartcart/edit/${cart.id}/?shop=${domain}#general`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await expect.poll(() => draftsIn(page)).toContain(domain);
  };
  page.on('dialog', (dialog) => dialog.accept());
  await edit(OWN, 'Autumn cart');
  await edit(OTHER, 'Winter cart');
  await expect(offer).toHaveCount(0);
  await page.goto(`${shop.adminUrl}/smartcart/edit/${cart.id}/?shop=${OWN}`);
  await expect(offer).toBeVisible();
});

/** The shops that this browser has drafts of. The database is opened only if it exists, as opening it would create it. */
function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'cartwright-drafts')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('cartwright-drafts');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ shop }) => shop));
        };
      };
    });
  });
}

test.describe('session page', () => {
  test('shows the user and shops, and signs out', async ({ page, shop }) => {
    await signedInTo(page, OWN, OTHER);
    await page.goto(`${shop.adminUrl}/admin/login/manage/?shop=${OWN}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Stores and accounts' })).toBeVisible();
    const stores = page.getByRole('region', { name: 'Your stores' });
    await expect(stores.getByRole('listitem').first()).toContainText('Current store');
    await expect(stores.getByRole('link', { name: OTHER })).toBeVisible();
    await expect(pagesIn(page)).toBeVisible();
    await expectAccessible(page);

    await page.route('**/api/sign-out', async (route) => {
      await page.route('**/api/**', signedOut);
      await json({ successful: true })(route);
    });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  });

  test('signs in another account at Shopify after signing out', async ({ page, shop }) => {
    await signedInTo(page, OWN);
    await page.goto(`${shop.adminUrl}/admin/login/manage/?shop=${OWN}`);
    await page.route('**/api/sign-out', json({ successful: true }));
    const arrived = await away(page, '/auth');
    await page.getByRole('button', { name: 'Use another account' }).click();
    expect((await arrived()).searchParams.get('shop')).toBe(OWN);
  });

  test('shows an error if signing out fails, and stays', async ({ page, shop }) => {
    await signedInTo(page, OWN);
    await openSettings(page, shop.adminUrl);
    await page.route('**/api/sign-out', refused(500, 'internal', 'Something went wrong.'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You couldn’t be signed out')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test.describe('permissions', () => {
  test('are requested above every page if missing, and granted at Shopify', async ({ page, shop }) => {
    await lacksPermissions(page, `/auth?shop=${OWN}`);
    await page.route(
      '**/api/shop/scopes',
      json({
        successful: true,
        currentScopes: ['read_products', 'write_discounts', 'write_validations'],
        requiredScopes: ['unauthenticated_write_checkouts'],
        missingScopes: ['unauthenticated_write_checkouts'],
        hasAllRequiredScopes: false,
        errors: [],
        accessUrl: 'https://larkspur-supply.myshopify.com/admin/oauth/install',
      }),
    );
    await page.goto(shop.adminUrl);
    const notice = page.getByRole('alert').filter({ hasText: 'more permissions' });
    await notice.getByText('What doesn’t work').click();
    await expect(notice.getByRole('listitem').first()).toHaveText(
      'View themes: Shows whether your cart and campaigns are on in your theme.',
    );
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
    await expect(notice).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Permissions' }).getByRole('button', { name: 'Update permissions' }),
    ).toBeVisible();
    const arrived = await away(page, '/auth');
    await notice.getByRole('button', { name: 'Update permissions' }).click();
    expect((await arrived()).searchParams.get('shop')).toBe(OWN);
  });

  test('aren’t mentioned if complete', async ({ page, shop }) => {
    const loaded = page.waitForResponse('**/api/auth-info');
    await page.route(
      '**/api/auth-info',
      json({ successful: true, authUrl: null, needsOauthRefresh: false, embedded: false }),
    );
    await page.goto(shop.adminUrl);
    await (await loaded).finished();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByText('more permissions')).toHaveCount(0);
  });
});

test.describe('users', () => {
  const USERS = [
    {
      id: '1',
      name: 'Robin Lindgren',
      email: 'robin@larkspur.example',
      accountOwner: true,
      lastSeenAt: '2025-11-20T14:05:00.000Z',
    },
    { id: '2', name: 'Sam Okafor', email: null, accountOwner: false, lastSeenAt: '2025-11-22T09:30:00.000Z' },
  ];

  test('are listed with their last visit, latest first', async ({ page, shop }) => {
    await page.route('**/api/shop-users', json({ shopUsers: USERS }));
    await openSettings(page, shop.adminUrl);
    await page.getByRole('link', { name: 'View users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const users = page.getByRole('main').getByRole('listitem');
    await expect(users).toHaveText([
      /Sam Okafor.*Last seen Nov 22, 2025, 4:30/,
      /Robin Lindgren.*Store owner.*robin@larkspur\.example.*Last seen Nov 20, 2025, 9:05/,
    ]);
    await expectAccessible(page);
  });

  test('are empty in a new store, with a message', async ({ page, shop }) => {
    await page.route('**/api/shop-users', json({ shopUsers: [] }));
    await page.goto(`${shop.adminUrl}/settings/users/`);
    await expect(page.getByText('Nobody has used Cartwright in this store yet.')).toBeVisible();
  });

  test('aren’t shown without access, with links to the session page and back', async ({ page, shop }) => {
    await page.route('**/api/shop-users', refused(403, 'forbidden', 'Only the store owner can see this.'));
    await openSettings(page, shop.adminUrl);
    await page.getByRole('link', { name: 'View users' }).click();
    await expect(page).toHaveURL(/\/admin\/login\/manage\/$/);
    await expect(page.getByText('Only the store owner can see who uses Cartwright.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test.describe('plans', () => {
  test('are required before anything else, and confirmed at Shopify', async ({ page, shop }) => {
    await page.route('**/api/**', refused(403, 'forbidden', 'Choose a plan first.', { plan: 'missing' }));
    await billing(page, null);
    await page.goto(`${shop.adminUrl}/discounts/`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Choose a plan to use Cartwright' }),
    ).toBeVisible();
    const plans = page.getByRole('main').getByRole('listitem');
    await expect(plans).toHaveText([
      /Starter\s*Free\s*Choose/,
      /Growth\s*\$19\.00 every 30 days\s*14-day free trial\s*Choose/,
      /Scale/,
    ]);
    await expect(page.getByText('Test charges')).toBeVisible();
    await expectAccessible(page);

    const arrived = await away(page, '/confirm');
    await page.route('**/api/billing/plan', json({ confirmationUrl: `${shop.adminUrl}/confirm?id=7` }));
    const chosen = page.waitForRequest('**/api/billing/plan');
    await page.getByRole('button', { name: 'Choose Growth' }).click();
    expect((await chosen).postDataJSON()).toEqual({ plan: 'growth' });
    expect((await arrived()).search).toBe('?id=7');
  });

  test('that end during editing keep the work, with a link to plans', async ({ page, shop }) => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    const tier = await editor.openTier(2);
    await tier.minimum.fill('80');
    await page.route('**/api/carts/*', refused(403, 'forbidden', 'Choose a plan.', { plan: 'missing' }));
    await billing(page, null);
    await editor.saveButton.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Choose a plan to keep using Cartwright' });
    await expect(notice).toContainText('Unsaved changes are kept in this browser.');
    await expect(notice.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', /\/plan\/$/);
    await expect(notice.getByRole('link', { name: 'See plans' })).toHaveAttribute('target', '_blank');
    await expect(tier.minimum).toHaveValue('80');
    await expectAccessible(page);

    await billing(page, 'growth');
    await page.unroute('**/api/carts/*');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toHaveCount(0);
    await editor.save();
    expect(JSON.stringify((await shop.demoCart()).cart)).toContain('"minimum":80');
  });

  test('that can’t be chosen show why', async ({ page, shop }) => {
    await billing(page, null);
    await page.route('**/api/billing/plan', refused(502, 'shopify_unavailable', 'Shopify isn’t responding.'));
    await page.goto(`${shop.adminUrl}/plan/`);
    await page.getByRole('button', { name: 'Choose Scale' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Shopify isn’t responding.',
    );
    await expect(page.getByRole('button', { name: 'Choose Scale' })).toBeEnabled();
  });

  test('are shown in the shop’s settings, and can be changed', async ({ page, shop }) => {
    await billing(page, 'growth');
    await openSettings(page, shop.adminUrl);
    const section = page.getByRole('region', { name: 'Plan' });
    await expect(section).toContainText('Growth');
    await expect(section).toContainText('$19.00 every 30 days');
    await expect(section).toContainText('Test charges');
    await section.getByRole('link', { name: 'Change plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Growth' })).toContainText(
      'Current plan',
    );
    await expectAccessible(page);
  });

  test('aren’t mentioned in a shop that needs none', async ({ page, shop }) => {
    await page.route('**/api/billing', json({ required: false, plans: [], current: null, test: false }));
    await openSettings(page, shop.adminUrl);
    await expect(page.getByRole('region', { name: 'Users' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Plan' })).toHaveCount(0);
    await page.goto(`${shop.adminUrl}/plan/`);
    await expect(page.getByRole('heading', { name: 'You don’t need a plan' })).toBeVisible();
  });

  test('show a message if there are none, or loading fails', async ({ page, shop }) => {
    await billing(page, null, []);
    await page.goto(`${shop.adminUrl}/plan/`);
    await expect(page.getByRole('heading', { name: 'No plans are available' })).toBeVisible();
    await page.unroute('**/api/billing');
    await page.route('**/api/billing', refused(502, 'shopify_unavailable', 'Shopify isn’t responding.'));
    await page.reload();
    await expect(page.getByText('Shopify isn’t responding.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

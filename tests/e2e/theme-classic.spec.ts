import { isGift } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { productForm, recordCart, serveTheme, variantOf } from './models/theme-page';
import { expect, test } from './test';

/** A theme of before the standard events: it asks the AJAX API by itself, counts, and opens a drawer of its own. */
const CLASSIC = `<script>
  const opened = () => { document.getElementById('theme-drawer').hidden = false; };
  const recount = async () => {
    const cart = await (await fetch('/cart.js')).json();
    document.querySelector('[data-cart-count]').textContent = cart.item_count;
  };
  const byFetch = async (body) => {
    const response = await fetch('/cart/add.js', { method: 'POST', body });
    window.answer = await response.json();
    await recount();
    opened();
  };
  const byRequest = (body) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/cart/add.js');
    request.onload = () => { window.answer = JSON.parse(request.responseText); recount(); };
    request.send(body);
  };
  const itemOf = (button) => {
    const body = new FormData();
    body.append('id', button.dataset.variant);
    body.append('quantity', '1');
    return body;
  };
  document.addEventListener('click', ({ target }) => {
    if (target.matches('[data-fetch]')) byFetch(itemOf(target));
    if (target.matches('[data-xhr]')) byRequest(itemOf(target));
  });
</script>`;

const OWN_SUBMIT = `<script>
  document.querySelector('#product-form').addEventListener('submit', (event) => {
    event.preventDefault();
    byFetch(new FormData(event.target));
  });
</script>`;

test.describe('theme with its own AJAX requests', () => {
  test('has its form intercepted: one request, one drawer, one gift, the right count', async ({
    page,
    shop,
  }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
    await serveTheme(page, address, productForm(variant) + CLASSIC + OWN_SUBMIT);
    const { asked } = recordCart(page);
    await page.goto(address);
    const drawer = new Drawer(page);
    await drawer.isLoaded();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await drawer.isOpen();
    await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
    await expect(page.locator('[data-cart-count]')).toHaveText('2');
    await expect(page.locator('#theme-drawer')).toBeHidden();
    expect(asked.filter((path) => path !== 'cart.js')).toEqual(['cart/add.js']);
  });

  for (const way of ['fetch', 'xhr'] as const) {
    test(`is followed when it adds by ${way}: its call is unchanged, and the gift is added once`, async ({
      page,
      shop,
    }) => {
      const address = `${shop.storeUrl}/products/garden-sweatshirt`;
      const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
      await serveTheme(
        page,
        address,
        `<button data-${way} data-variant="${variant}">Quick add</button>${CLASSIC}`,
      );
      await page.goto(address);
      const { asked } = recordCart(page);
      await page.getByRole('button', { name: 'Quick add' }).click();
      const store = new Store(page, shop.storeUrl);
      const gifts = async () => (await store.cart()).items.filter(isGift).map(({ quantity }) => quantity);
      await expect.poll(gifts).toEqual([1]);
      await expect(page.locator('[data-cart-count]'), 'the count has the gift').toHaveText('2');
      expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'answer'), 'id'))).toBe(variant);
      expect(asked.filter((path) => path !== 'cart.js')).toEqual(['cart/add.js', 'cart/add.js']);
      await expect(new Drawer(page).dialog, 'the theme opens what it likes').toBeHidden();
    });
  }

  test('is followed when its removal loses the gift', async ({ page, shop }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
    const clear = `<button onclick="fetch('/cart/change.js', { method: 'POST', headers: { 'content-type':
      'application/json' }, body: JSON.stringify({ id: '${variant}', quantity: 0 }) }).then((answer) => answer.json())">Take out</button>`;
    await serveTheme(page, address, productForm(variant) + clear + CLASSIC);
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const drawer = new Drawer(page);
    await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
    await drawer.close();
    await page.getByRole('button', { name: 'Take out' }).click();
    const store = new Store(page, shop.storeUrl);
    await expect.poll(async () => (await store.cart()).items).toEqual([]);
    await expect(page.locator('[data-cart-count]')).toHaveText('0');
  });

  test('is settled on the cart page where it was left before rendering', async ({ page, shop }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
    const leave = `<button onclick="fetch('/cart/change.js', { method: 'POST', headers: { 'content-type':
      'application/json' }, body: JSON.stringify({ id: '${variant}', quantity: 0 }) })
      .then(() => location.assign('/cart'))">Take out</button>`;
    await serveTheme(page, address, productForm(variant) + leave + CLASSIC);
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const drawer = new Drawer(page);
    await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
    await drawer.close();
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    expect((await new Store(page, shop.storeUrl).cart()).items).toEqual([]);
  });

  test('keeps its drawer closed when its cart button is clicked, and ours opens', async ({ page, shop }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    const button = `<button type="button" aria-controls="cart-drawer" aria-expanded="false"
      onclick="opened()">Bag</button><div id="cart-drawer" hidden></div>`;
    await serveTheme(page, address, button + CLASSIC);
    await page.goto(address);
    await page.getByRole('button', { name: 'Bag' }).click();
    await new Drawer(page).isOpen();
    await expect(page.locator('#theme-drawer')).toBeHidden();
  });

  test('writes nothing when a page loads, nor do we', async ({ page, shop }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    await serveTheme(page, address, CLASSIC);
    const { asked } = recordCart(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

test.describe('product forms of all kinds', () => {
  test('inside a custom element with its own listener', async ({ page, shop }) => {
    const address = `${shop.storeUrl}/products/garden-sweatshirt`;
    const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
    const element = `<product-form>${productForm(variant)}</product-form>${CLASSIC}<script>
      customElements.define('product-form', class extends HTMLElement {
        connectedCallback() {
          this.addEventListener('submit', (event) => {
            event.preventDefault();
            byFetch(new FormData(event.target));
          });
        }
      });
    </script>`;
    await serveTheme(page, address, element);
    const { asked } = recordCart(page);
    await page.goto(address);
    const drawer = new Drawer(page);
    await drawer.isLoaded();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await drawer.isOpen();
    await expect(page.locator('#theme-drawer')).toBeHidden();
    expect(asked.filter((path) => path !== 'cart.js')).toEqual(['cart/add.js']);
  });

  test('with a button outside the form, a quantity, a property and the button’s own action', async ({
    page,
    shop,
  }) => {
    const address = `${shop.storeUrl}/products/linen-apron`;
    const variant = await variantOf(page, shop.storeUrl, 'linen-apron');
    const form = `<form action="/elsewhere" method="post" id="far">
        <input type="hidden" name="id" value="${variant}">
        <input name="quantity" value="2"><input name="properties[Engraving]" value="For Mia">
      </form><button form="far" formaction="/cart/add">Buy</button>`;
    await serveTheme(page, address, form);
    await page.goto(address);
    await page.getByRole('button', { name: 'Buy' }).click();
    await new Drawer(page).isOpen();
    const [line] = (await new Store(page, shop.storeUrl).cart()).items.filter((each) => !isGift(each));
    expect(line).toMatchObject({ id: variant, quantity: 2, properties: { Engraving: 'For Mia' } });
  });

  for (const [what, more] of [
    ['several items', '<input type="hidden" name="items[0][id]" value="1">'],
    ['a file', '<input type="file" name="properties[Photo]">'],
    ['a quantity of 0', '<input type="hidden" name="quantity" value="0">'],
  ] as const) {
    test(`with ${what} are left to the store`, async ({ page, shop }) => {
      const address = `${shop.storeUrl}/products/linen-apron`;
      const variant = await variantOf(page, shop.storeUrl, 'linen-apron');
      const form = productForm(variant, more).replace('<form', '<form enctype="multipart/form-data"');
      await serveTheme(page, address, form);
      await page.goto(address);
      const sent = page.waitForRequest((request) => request.resourceType() === 'document');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      expect(new URL((await sent).url()).pathname).toBe('/cart/add');
    });
  }
});

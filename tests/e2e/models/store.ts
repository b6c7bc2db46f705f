import { expect, type Locator, type Page } from '@playwright/test';
import { type AjaxCart, readCart } from './ajax-cart';

/** The store as a shopper uses it: the theme's own pages. */
export class Store {
  constructor(
    readonly page: Page,
    private readonly storeUrl: string,
  ) {}

  async openHome(): Promise<void> {
    await this.open('/');
  }

  /** `variant` is picked by its title, as in "M / Ink". */
  async openProduct(handle: string, variant?: string): Promise<void> {
    await this.open(`/products/${handle}`);
    for (const [at, value] of (variant?.split(' / ') ?? []).entries()) {
      await this.page.locator(`input[name="option-${at + 1}"][value="${value}"]`).check();
    }
  }

  async openCartPage(): Promise<void> {
    await this.open('/cart');
  }

  async openCheckout(): Promise<void> {
    await this.open('/checkout');
  }

  get addButton(): Locator {
    return this.page.getByRole('button', {
      name: /^(Add to cart|In den Warenkorb|カートに追加|أضف إلى السلة)$/,
    });
  }

  /** Quantity field of the product form, in any language. */
  get quantityField(): Locator {
    return this.page.locator('form[action$="/cart/add"] input[name="quantity"]').first();
  }

  get cartIcon(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  }

  /** Fills the quantity in and adds the product that is open, once the theme's script can hear of it. */
  async addToCart(quantity = 1): Promise<void> {
    await this.page.waitForLoadState();
    if (quantity !== 1) await this.quantityField.fill(String(quantity));
    await this.addButton.click();
  }

  /** The cart as the store has it. */
  cart(): Promise<AjaxCart> {
    return readCart(this.page);
  }

  /** A product as the store's own scripts read it. */
  async product(
    handle: string,
  ): Promise<{ readonly id: number; readonly variants: readonly { id: number; title: string }[] }> {
    const response = await this.page.request.get(`${this.storeUrl}/products/${handle}.js`);
    return response.json();
  }

  /** Posts to the AJAX Cart API by hand, as anybody can. */
  async post(action: 'add' | 'change' | 'update' | 'clear', body: unknown): Promise<void> {
    const response = await this.page.request.post(`${this.storeUrl}/cart/${action}.js`, { data: body });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** An amount of the order summary of cart page and checkout, as it is shown. */
  amount(label: string | RegExp): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  }

  private async open(path: string): Promise<void> {
    await this.page.goto(`${this.storeUrl}${path}`);
  }
}

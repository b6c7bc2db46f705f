import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, readCart, type SavedCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import {
  deleteCampaign,
  listCampaigns,
  readDefaults,
  saveDefaults,
} from '@cartwright/core/contract/collections';
import { readGiftProtection, switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import { deleteImage, listImages } from '@cartwright/core/contract/images';
import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { type Publication, publishAgain } from '@cartwright/core/contract/publication';
import {
  createWidget,
  deleteWidget,
  listWidgets,
  readWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import type { Look } from '@cartwright/core/looks/look';
import { type WidgetChanges, withChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { Launched } from './launch';

/** The running shop behind the pages: what a test arranges without clicking. */
export class Shop {
  private constructor(
    readonly adminUrl: string,
    readonly storeUrl: string,
    /** Of the app, in the store's Admin API. */
    readonly accessToken: string,
    private readonly demo: CartDocument,
    private readonly look: Look,
  ) {}

  /** Of a quick start that has just come up for the first time. */
  static async of({ adminUrl, storeUrl, accessToken }: Launched): Promise<Shop> {
    const { combinedCarts } = await call(adminUrl, listCarts);
    const [first] = combinedCarts;
    if (!first || combinedCarts.length > 1) throw new Error('A first start should leave just the demo cart.');
    const { cart } = await call(adminUrl, readCart, { id: first.id });
    const { look } = await call(adminUrl, readLooks);
    return new Shop(adminUrl, storeUrl, accessToken, cart, look);
  }

  /** The demo cart as it is saved now. */
  async demoCart(): Promise<SavedCart> {
    return call(this.adminUrl, readCart, { id: this.demo.id });
  }

  /** Saves a changed demo cart, as another merchant would. */
  async saveDemoCart(change: (cart: CartDocument) => CartDocument): Promise<void> {
    const { cart, revision } = await this.demoCart();
    const body = { cart: change(cart), revision };
    await this.published(await call(this.adminUrl, saveCart, { id: cart.id, body }));
  }

  /** Turns gift protection on or off, and waits until the store's checkout has it so. */
  async protectGifts(on: boolean): Promise<void> {
    await this.published(await call(this.adminUrl, switchGiftProtection, { body: { on } }));
    const { giftProtection } = await call(this.adminUrl, readGiftProtection);
    if (giftProtection.state !== (on ? 'on' : 'off')) {
      throw new Error(`Gift protection is ${giftProtection.state}.`);
    }
  }

  /** A save waits a while for the store, not for ever. */
  private async published(response: { readonly publication: Publication }): Promise<void> {
    let { status } = response.publication;
    for (let tries = 0; status === 'pending' && tries < 5; tries++) {
      ({ status } = (await call(this.adminUrl, publishAgain, { body: {} })).publication);
    }
    if (status === 'pending') throw new Error('What was saved does not reach the store.');
  }

  /**
   * Takes the shop back to what a first start leaves: the demo cart, the looks, and nothing else. A token of the
   * Storefront API stays: no call of the app takes one away.
   */
  async reset(): Promise<void> {
    const { combinedCarts } = await call(this.adminUrl, listCarts);
    for (const { id, revision } of combinedCarts.filter(({ id }) => id !== this.demo.id)) {
      await call(this.adminUrl, deleteCart, { id, query: `?revision=${revision}` });
    }
    const { giftProtection } = await call(this.adminUrl, readGiftProtection);
    if (giftProtection.state !== 'off') await this.protectGifts(false);
    const looks = await call(this.adminUrl, readLooks);
    if (JSON.stringify(looks.look) !== JSON.stringify(this.look)) {
      const body = { look: this.look, revision: looks.revision };
      await this.published(await call(this.adminUrl, saveLooks, { body }));
    }
    const { cart } = await this.demoCart();
    // The fallback is a choice of the shop: no save changes it.
    if (cart.isFallback) {
      await this.published(
        await call(this.adminUrl, setFallback, { id: cart.id, body: { isFallback: false } }),
      );
    }
    if (JSON.stringify({ ...cart, isFallback: false }) !== JSON.stringify(this.demo))
      await this.saveDemoCart(() => this.demo);
    await this.deleteWidgets();
    await this.resetSmartCollections();
  }

  private async deleteWidgets(): Promise<void> {
    const { widgets } = await call(this.adminUrl, listWidgets, { query: '?classification=all' });
    for (const widget of widgets) {
      const id = String(widget.id);
      const { revision } = await call(this.adminUrl, readWidget, { id });
      await this.published(await call(this.adminUrl, deleteWidget, { id, query: `?revision=${revision}` }));
    }
  }

  private async resetSmartCollections(): Promise<void> {
    const { campaigns } = await call(this.adminUrl, listCampaigns, { query: '?limit=50' });
    for (const { id, revision } of campaigns) {
      await call(this.adminUrl, deleteCampaign, { id, query: `?revision=${revision}` });
    }
    const { settings, revision } = await call(this.adminUrl, readDefaults);
    if (JSON.stringify(settings) === JSON.stringify(BUILT_IN_SETTINGS)) return;
    await call(this.adminUrl, saveDefaults, { body: { setting: BUILT_IN_SETTINGS, revision } });
  }

  /** Deletes all images of the gallery. No other test looks at them. */
  async deleteImages(): Promise<void> {
    const body = { category: 'gallery', imageType: 'user' };
    const { images } = await call(this.adminUrl, listImages, { body });
    for (const { uuid } of images) await call(this.adminUrl, deleteImage, { id: uuid });
  }

  /** Saves the looks with changes, as somebody else would. */
  async saveLooks(change: (look: Look) => Look): Promise<void> {
    const { look, revision } = await call(this.adminUrl, readLooks);
    await call(this.adminUrl, saveLooks, { body: { look: change(look), revision } });
  }

  /** Adds a cart as a new one is: empty and disabled, but for `changes`, or as `change` makes it. */
  async addCart(
    name: string,
    changes: Partial<CartDocument> = {},
    change: (cart: CartDocument) => CartDocument = (cart) => cart,
  ): Promise<SavedCart> {
    const created = await call(this.adminUrl, createCart, { body: { name } });
    const { revision } = created;
    const cart = change({ ...created.cart, ...changes });
    if (JSON.stringify(cart) === JSON.stringify(created.cart)) return created;
    if (changes.isFallback) {
      await call(this.adminUrl, setFallback, { id: cart.id, body: { isFallback: true } });
    }
    const body = { cart, revision };
    const saved = await call(this.adminUrl, saveCart, { id: cart.id, body });
    await this.published(saved);
    return saved;
  }

  /** Adds a widget as a new one is, but for `changes`: of carts, unless it is said; gives its id. */
  async addWidget({
    classification = 'cart_page',
    ...changes
  }: WidgetChanges & Partial<Pick<Widget, 'classification'>>): Promise<number> {
    const widget = { name: 'Suggestions', classification };
    const { widget_id } = await call(this.adminUrl, createWidget, { body: { widget } });
    await this.changeWidget(widget_id, changes);
    return widget_id;
  }

  /** Saves a widget with changes, as somebody else would. */
  async changeWidget(widgetId: number, changes: WidgetChanges): Promise<void> {
    const id = String(widgetId);
    const { widget, revision } = await call(this.adminUrl, readWidget, { id });
    await call(this.adminUrl, saveWidget, { id, body: { widget: withChanges(widget, changes), revision } });
  }
}

interface Call<Result> {
  readonly method: string;
  readonly path: string;
  readonly response: { parse(value: unknown): Result };
}

async function call<Result>(
  appUrl: string,
  endpoint: Call<Result>,
  { id = '', query = '', body }: { id?: string; query?: string; body?: unknown } = {},
): Promise<Result> {
  const response = await fetch(`${appUrl}${endpoint.path.replace(/:(id|uuid)/, id)}${query}`, {
    method: endpoint.method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
  return endpoint.response.parse(JSON.parse(text));
}

import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { type NeededDiscount, neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { nextSwitch } from '@cartwright/core/schedule/live';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { withGiftCardsIf } from '@cartwright/core/smart-cart/discount-code/gift-card-input';
import { storefrontConfig } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart, StorefrontConfig, StorefrontShop } from '@cartwright/core/storefront/config';
import { liveCandidates } from '@cartwright/core/storefront/live-candidates';
import { CONFIG_BYTES, CONFIG_METAFIELD } from '@cartwright/core/storefront/names';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { jsonBytes, kilobytes } from '@cartwright/core/storefront/published-size';
import { setCartAside } from '../carts/cart-rows';
import { publishableCarts } from '../carts/publishable-carts';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';
import type { ShopStore } from '../db/for-shop';
import { discountsInShop } from '../discounts/discounts-in-shop';
import { isActive, periodOf } from '../discounts/period';
import { productsById } from '../products/catalogue';
import { withMetafields } from '../products/product-metafields';
import { canonical, fieldsOf } from '../publishing/json';
import { readStorefrontConfig, storeStorefrontConfig } from '../publishing/publication-state';
import { ownerOf, readStamp, type Stamp } from '../publishing/stamp';
import type { Found, MetafieldWrite, Target } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { takesGiftCards } from '../shops/gift-cards';
import { readShopProfile } from '../shops/shop-profile';
import { storefrontTokenOf } from '../shops/storefront-token';
import { readableWidgets } from '../widgets/widget-rows';

export interface StorefrontTargetOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly compiler: Compiler;
  readonly now: Date;
  /** Where shoppers' events go; null: nowhere. */
  readonly events: string | null;
  /** The features that the shop has a private key for. */
  readonly privateKeys: readonly string[];
}

/**
 * The carts in the store: the config that the embed prints, and the automatic discounts that checkout needs to keep what
 * the carts promise. Both change in one write, so that no cart promises what checkout does not give. Made for one
 * publication: what is saved, and what Shopify says of shop and products, is read once.
 */
export function storefrontTarget(options: StorefrontTargetOptions): Target {
  const { store, admin, now } = options;
  let saved: Promise<ShopifyResult<Saved>> | null = null;
  let isFull = false;
  const onFull = () => {
    isFull = true;
  };

  return {
    async plan(stamp) {
      saved ??= readSaved(options);
      const read = await saved;
      if (!read.ok) return read;
      const { shop, documents, carts, products, warnings } = read.value;
      const installation = await admin.run(INSTALLATION_QUERY, CONFIG_METAFIELD, installationData);
      if (!installation.ok) return installation;
      const known = await readStorefrontConfig(store);
      const needed = neededDiscounts(documents, products, now.getTime());
      const discounts = await discountsInShop(admin, { needed, known, stamp, now, isFull, onFull });
      if (!discounts.ok) return discounts;

      const { missing } = discounts.value;
      const config = configOf({
        shop,
        carts: carts.map((cart) => ({
          ...cart,
          discountsActive: isPromised(cart.id, needed, missing, now.getTime()),
        })),
      });
      const { id, metafield } = installation.value.currentAppInstallation;
      const written = configWrite(id, metafield, config, stamp);
      const size = Buffer.byteLength(JSON.stringify({ ...config, published: stamp }));
      return {
        ok: true,
        value: {
          ...discounts.value,
          found: [
            ...(metafield ? [foundConfig(metafield.value, config, known)] : []),
            ...discounts.value.found,
          ],
          problems: [
            ...(size > CONFIG_BYTES ? [tooLarge(size, config, documents)] : []),
            ...discounts.value.problems,
          ],
          warnings: [...warnings, ...discounts.value.warnings],
          switch: [...discounts.value.switch, ...(written ? [written] : [])],
          until: nextSwitch(carts, now.getTime()),
          published: () => storeStorefrontConfig(store, JSON.stringify(config)),
        },
      };
    },
  };
}

interface Saved {
  readonly shop: StorefrontShop;
  readonly documents: readonly CartDocument[];
  /** Those of the documents that shoppers can see, compiled; whether their discounts are active is not known yet. */
  readonly carts: readonly StorefrontCart[];
  readonly products: readonly CatalogueProduct[];
  readonly warnings: readonly string[];
}

async function readSaved(options: StorefrontTargetOptions): Promise<ShopifyResult<Saved>> {
  const { store, admin, compiler, now, events, privateKeys } = options;
  const { saved, warnings } = await publishableCarts(store);
  const mayTakeGiftCards = await takesGiftCards(store, privateKeys);
  const documents = saved.map(({ document }) => withGiftCardsIf(mayTakeGiftCards, document));
  const candidates = liveCandidates(documents, now.getTime());
  const profile = await readShopProfile(store, admin);
  if (!profile.ok) return profile;
  const widgets = await readableWidgets(store);
  const shown = candidates.flatMap((document) => storefrontProductIds(document, widgets));
  const found = await productsById(admin, [...new Set(shown)]);
  if (!found.ok) return found;
  const complete = await withMetafields(admin, found.value, candidates);
  if (!complete.ok) return complete;
  const { products } = complete.value;
  const carts: StorefrontCart[] = [];
  for (const document of candidates) {
    const compiled = await inTwoTries(() =>
      compiler.compile({ document, products, widgets, discountsActive: false }),
    );
    if (compiled.ok) carts.push(compiled.value);
    else {
      const row = saved.find(({ id }) => id === document.id);
      if (row) await setCartAside(store, row);
      // Without it another cart may be live.
      return readSaved(options);
    }
  }
  const shop: StorefrontShop = {
    domain: store.shopId,
    currency: profile.value.currency,
    events,
    storefrontAccessToken: await storefrontTokenOf(store),
  };
  return {
    ok: true,
    value: { shop, documents, carts, products, warnings: [...warnings, ...complete.value.warnings] },
  };
}

/** A machine that stood still is no reason to take a cart out of the store. */
async function inTwoTries<Value>(compile: () => Promise<WorkerResult<Value>>): Promise<WorkerResult<Value>> {
  const first = await compile();
  return first.ok ? first : compile();
}

/** Whether checkout gives what the cart promises now; of a cart that is live later, whether it will. */
function isPromised(
  cartId: string,
  needed: readonly NeededDiscount[],
  missing: readonly NeededDiscount[],
  now: number,
): boolean {
  const own = needed.filter((each) => each.cartId === cartId);
  const current = own.filter((each) => isActive(periodOf(each), now));
  return !(current.length > 0 ? current : own).some((each) => missing.includes(each));
}

/** The revision is made of everything else, so that an unchanged config keeps it. */
function configOf(input: Omit<Parameters<typeof storefrontConfig>[0], 'revision'>): StorefrontConfig {
  const config = storefrontConfig({ ...input, revision: '' });
  const revision = createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 16);
  return { ...config, revision };
}

interface Metafield {
  readonly value: string;
  readonly compareDigest: string;
}

/** Null when it is there already, and ours. */
function configWrite(
  ownerId: string,
  found: Metafield | null,
  config: StorefrontConfig,
  stamp: Stamp,
): MetafieldWrite | null {
  const isOurs = ownerOf(readStamp(fieldsOf(found?.value ?? '')), stamp) === 'ours';
  if (found && isOurs && saysConfig(found.value, config)) return null;
  const value = JSON.stringify({ ...config, published: stamp });
  return { ownerId, ...CONFIG_METAFIELD, type: 'json', value, compareDigest: found?.compareDigest ?? null };
}

/** Whether a config in Shopify says the same, whoever has published it. */
function saysConfig(found: string, config: unknown): boolean {
  const { published: _, ...said } = fieldsOf(found) ?? {};
  return canonical(said) === canonical(JSON.parse(JSON.stringify(config)));
}

function foundConfig(value: string, config: StorefrontConfig, known: string | null): Found {
  const fields = fieldsOf(value);
  const carts = Array.isArray(fields?.carts) ? fields.carts.length : 0;
  return {
    what: carts === 1 ? '1 cart in the store' : `${carts} carts in the store`,
    stamp: readStamp(fields),
    isKnown: saysConfig(value, config) || (known !== null && saysConfig(value, fieldsOf(known))),
    digest: createHash('sha256').update(value).digest('base64url'),
  };
}

function tooLarge(bytes: number, { carts }: StorefrontConfig, documents: readonly CartDocument[]): string {
  const most = CONFIG_BYTES.toLocaleString('en');
  const each = carts
    .map((cart) => ({ id: cart.id, bytes: jsonBytes(cart) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map((cart) => `"${documents.find(({ id }) => id === cart.id)?.name}" (${kilobytes(cart.bytes)})`);
  return (
    `What the store would have to carry on every page is ${bytes.toLocaleString('en')} bytes, and Shopify takes ${most}: ` +
    `${each.join(', ')}. Shorten custom templates, code blocks and widgets, list fewer product metafields, or end the ` +
    'schedule of a cart. A cart’s General settings show what is largest in it.'
  );
}

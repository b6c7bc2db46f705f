import { createHash } from 'node:crypto';
import {
  type NeededDiscount,
  neededDiscounts,
  neededWithoutOffers,
} from '@cartwright/core/discounts/needed-discounts';
import { OFFERS_ID } from '@cartwright/core/rewards/config';
import { nextLiveChange } from '@cartwright/core/schedule/live';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { storefrontConfig, withoutOffers } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { CONFIG_BYTES, CONFIG_METAFIELD } from '@cartwright/core/storefront/names';
import { jsonBytes, kilobytes } from '@cartwright/core/storefront/published-size';
import type { ShopStore } from '../db/for-shop';
import { discountsInShop } from '../discounts/discounts-in-shop';
import { isActive, periodOf } from '../discounts/period';
import { canonical, fieldsOf } from '../publishing/json';
import { readStorefrontConfig, storeStorefrontConfig } from '../publishing/publication-state';
import { ownerOf, readStamp, type Stamp } from '../publishing/stamp';
import type { Found, MetafieldWrite, Target } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import type { SavedCarts } from './saved-carts';

export interface StorefrontTargetOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly saved: SavedCarts;
  readonly now: Date;
}

/**
 * The carts in the store: the config that the embed prints, and the automatic discounts that checkout needs to keep what
 * the carts promise. Both change in one write, so that no cart promises what checkout does not give. Made for one
 * publication.
 */
export function storefrontTarget({ store, admin, saved, now }: StorefrontTargetOptions): Target {
  let isFull = false;
  const onFull = () => {
    isFull = true;
  };

  return {
    async plan(stamp) {
      const read = await saved();
      if (!read.ok) return read;
      const { shop, documents, carts, look, products, widgets, warnings, tests, testsUntil } = read.value;
      const installation = await admin.run(INSTALLATION_QUERY, CONFIG_METAFIELD, installationData);
      if (!installation.ok) return installation;
      const known = await readStorefrontConfig(store);
      const inShop = (needed: readonly NeededDiscount[]) =>
        discountsInShop(admin, { needed, known, stamp, now, isFull, onFull });
      const wanted = neededDiscounts(documents, products, now.getTime(), widgets, tests);
      const asWanted = await inShop(wanted);
      if (!asWanted.ok) return asWanted;
      const lacksOffers = asWanted.value.missing.some(({ cartId }) => cartId === OFFERS_ID);
      const needed = lacksOffers ? neededWithoutOffers(wanted) : wanted;
      const discounts = lacksOffers ? await inShop(needed) : asWanted;
      if (!discounts.ok) return discounts;

      const { missing } = discounts.value;
      const config = configOf({
        shop,
        look,
        offers: needed.find(({ cartId }) => cartId === OFFERS_ID)?.rewards ?? {},
        carts: carts.map((cart) => ({
          ...(lacksOffers ? withoutOffers(cart) : cart),
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
          warnings: [...warnings, ...asWanted.value.warnings],
          switch: [...discounts.value.switch, ...(written ? [written] : [])],
          until: Math.min(nextLiveChange(carts, now.getTime()), testsUntil),
          published: () => storeStorefrontConfig(store, JSON.stringify(config)),
        },
      };
    },
  };
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
    `Each page of your store would load ${bytes.toLocaleString('en')} bytes. Shopify’s limit is ${most}: ` +
    `${each.join(', ')}. Shorten custom templates, code blocks, widgets and custom CSS, list fewer product metafields, or end the ` +
    'schedule of a cart. A cart’s General settings show what is largest in it.'
  );
}

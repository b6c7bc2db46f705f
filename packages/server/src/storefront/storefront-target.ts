import { createHash } from 'node:crypto';
import type { CartDocument } from '@cartwright/core/cart/cart-document';
import {
  type NeededDiscount,
  neededDiscounts,
  neededWithoutOffers,
} from '@cartwright/core/discounts/needed-discounts';
import { OFFERS_ID } from '@cartwright/core/rewards/config';
import { nextLiveChange } from '@cartwright/core/schedule/live';
import { storefrontConfig, withoutOffers } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart, StorefrontConfig } from '@cartwright/core/storefront/config';
import {
  CONFIG_BYTES,
  CONFIG_METAFIELD,
  TRANSLATED_CONFIG_NAMESPACE,
} from '@cartwright/core/storefront/names';
import { jsonBytes, kilobytes } from '@cartwright/core/storefront/published-size';
import { languageName } from '@cartwright/core/texts/language-name';
import { widgetRooms } from '@cartwright/core/widgets/widget-rooms';
import type { ShopStore } from '../db/for-shop';
import { discountsInShop } from '../discounts/discounts-in-shop';
import { isActive, periodOf } from '../discounts/period';
import { fieldsOf } from '../publishing/json';
import { readStorefrontConfig, storeStorefrontConfig } from '../publishing/publication-state';
import { readStamp } from '../publishing/stamp';
import type { Found, Target } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import { STOREFRONT_CONFIGS_QUERY, storefrontConfigsData } from '../shopify/documents/metafields';
import { configWrite, saysConfig } from './config-write';
import type { SavedCarts } from './saved-carts';
import { foundTranslations, translatedWrites } from './translated-configs';

export interface StorefrontTargetOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly saved: SavedCarts;
  readonly now: Date;
}

/**
 * Target of the carts in the store: the config that the embed prints, and the automatic discounts that checkout
 * needs for what the carts promise. Both change in one write, so that no cart promises what checkout doesn't give.
 * Created for one publication.
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
      const { shop, documents, carts, translated, look, products, widgets, warnings, tests, testsUntil } =
        read.value;
      const { widgetFacts } = read.value;
      const names = { ...CONFIG_METAFIELD, translated: TRANSLATED_CONFIG_NAMESPACE };
      const installation = await admin.run(STOREFRONT_CONFIGS_QUERY, names, storefrontConfigsData);
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
      const offers = needed.find(({ cartId }) => cartId === OFFERS_ID)?.rewards ?? {};
      const configWith = (shown: readonly StorefrontCart[]) =>
        configOf({
          shop,
          look,
          offers,
          widgetRooms: widgetRooms(widgets),
          widgetFacts,
          carts: shown.map((cart) => ({
            ...(lacksOffers ? withoutOffers(cart) : cart),
            discountsActive: isPromised(cart.id, needed, missing, now.getTime()),
          })),
        });
      const config = configWith(carts);
      const inLanguages = translated.map(({ language, carts: shown }) => ({
        language,
        config: configWith(shown),
      }));
      const { id, metafield, metafields } = installation.value.currentAppInstallation;
      const written = configWrite({ ownerId: id, ...CONFIG_METAFIELD }, { found: metafield, config, stamp });
      const problems = [{ language: null, config }, ...inLanguages].flatMap(({ language, config: own }) => {
        const size = Buffer.byteLength(JSON.stringify({ ...own, published: stamp }));
        return size > CONFIG_BYTES ? [tooLarge(size, own, documents, language)] : [];
      });
      return {
        ok: true,
        value: {
          ...discounts.value,
          found: [
            ...(metafield ? [foundConfig(metafield.value, config, known)] : []),
            ...foundTranslations(metafields.nodes, inLanguages),
            ...discounts.value.found,
          ],
          // One size problem suffices: the others are of the same cart.
          problems: [...problems.slice(0, 1), ...discounts.value.problems],
          warnings: [...warnings, ...asWanted.value.warnings],
          // Promises last, together with the discounts for them.
          switch: [
            ...discounts.value.switch,
            ...translatedWrites(metafields.nodes, inLanguages, { ownerId: id, stamp }),
            ...(written ? [written] : []),
          ],
          until: Math.min(nextLiveChange(carts, now.getTime()), testsUntil),
          published: () => storeStorefrontConfig(store, JSON.stringify(config)),
        },
      };
    },
  };
}

/** Whether checkout gives what the cart promises now, or when it goes live. */
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

/** Config with its revision, a hash of the rest, so that an unchanged config keeps it. */
function configOf(input: Omit<Parameters<typeof storefrontConfig>[0], 'revision'>): StorefrontConfig {
  const config = storefrontConfig({ ...input, revision: '' });
  const revision = createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 16);
  return { ...config, revision };
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

function tooLarge(
  bytes: number,
  { carts }: StorefrontConfig,
  documents: readonly CartDocument[],
  language: string | null,
): string {
  const limit = CONFIG_BYTES.toLocaleString('en');
  const each = carts
    .map((cart) => ({ id: cart.id, bytes: jsonBytes(cart) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map((cart) => `"${documents.find(({ id }) => id === cart.id)?.name}" (${kilobytes(cart.bytes)})`);
  return (
    `Each page of your store${language === null ? '' : ` in ${languageName(language)}`} would load ${bytes.toLocaleString('en')} bytes. Shopify’s limit is ${limit}: ` +
    `${each.join(', ')}. Shorten custom templates, code blocks, widgets and custom CSS, list fewer product metafields, or end the ` +
    'schedule of a cart. A cart’s General settings show what is largest in it.'
  );
}

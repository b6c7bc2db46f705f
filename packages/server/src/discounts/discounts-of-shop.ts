import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import {
  type NeededDiscount,
  neededDiscounts,
  neededWithoutOffers,
} from '@cartwright/core/discounts/needed-discounts';
import { OFFERS_ID } from '@cartwright/core/rewards/config';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { offeredIds } from '@cartwright/core/storefront/compile-offers';
import { CONFIG_METAFIELD } from '@cartwright/core/storefront/names';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { publishableCarts } from '../cart/publishable-carts';
import type { ShopStore } from '../db/for-shop';
import { cartsUnderTest, testsOfControls } from '../experiments/cart-tests';
import { runningTests } from '../experiments/running-tests';
import { productsById } from '../products/catalogue';
import { fieldsOf } from '../publishing/json';
import { originOf } from '../publishing/origin-of';
import { readPublicationState, readStorefrontConfig } from '../publishing/publication-state';
import { readStamp } from '../publishing/stamp';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { readableWidgets } from '../widgets/widget-documents';
import { type DiscountState, discountStates } from './discount-states';
import { existingDiscounts, type ListedDiscount, type ListedOther } from './existing-discounts';
import { refusedWarning } from './missing-warnings';
import { cartIdsIn, hasStampOf, isKnownDiscount } from './own-discounts';

export interface DiscountsOfShop {
  /** States of needed discounts, and of those published by this installation. */
  readonly states: readonly DiscountState<ListedDiscount>[];
  /** Ours, but published by another installation. */
  readonly strangers: readonly Stranger[];
  readonly others: readonly ListedOther[];
  /** Ids of the carts that this installation published last. */
  readonly shown: readonly string[];
}

export interface Stranger {
  readonly existing: ListedDiscount;
  readonly from: Exclude<OwnDiscount['from'], 'here'>;
  /** Whether its cart is shown in the store. */
  readonly isInStore: boolean;
}

/** Compares the shop's automatic discounts with those its saved carts need. Makes three or more requests to Shopify. */
export async function discountsOfShop(
  store: ShopStore,
  admin: AdminClient,
  now: Date,
): Promise<ShopifyResult<DiscountsOfShop>> {
  const needed = await neededInShop(store, admin, now);
  if (!needed.ok) return needed;
  const { stamp, status, warnings } = await readPublicationState(store);
  const published = await readStorefrontConfig(store);
  const existing = await existingDiscounts(admin);
  if (!existing.ok) return existing;
  const { ours, others } = existing.value;

  const here: ListedDiscount[] = [];
  const foreign: Omit<Stranger, 'isInStore'>[] = [];
  for (const each of ours) {
    const isKnown = isKnownDiscount(each, needed.value, published);
    const from = originOf({ stamp: readStamp(fieldsOf(each.rewards)), isKnown }, stamp);
    if (from === 'here') here.push(each);
    else foreign.push({ existing: each, from });
  }
  const shown = foreign.length > 0 ? await cartsInStore(admin) : { ok: true as const, value: [] };
  if (!shown.ok) return shown;
  const isStamped = (each: ListedDiscount) => hasStampOf(each, stamp);
  // Discounts of another installation take room and titles like those of other apps.
  const beside = [...others, ...foreign.map((each) => each.existing.discount)];
  const statesOf = (of: readonly NeededDiscount[]) =>
    discountStates(
      of,
      { ours: here, others: beside },
      {
        now: now.getTime(),
        isStamped,
        isHeld: status === 'held',
        isRefused: ({ title }) => warnings.includes(refusedWarning(title)),
      },
    );
  const asWanted = statesOf(needed.value);
  // As a publication would skip it.
  const lacking = asWanted.filter(lacksOffers);
  const states = lacking.length > 0 ? [...statesOf(neededWithoutOffers(needed.value)), ...lacking] : asWanted;
  return {
    ok: true,
    value: {
      states,
      strangers: foreign.map((each) => ({ ...each, isInStore: shown.value.includes(each.existing.cartId) })),
      others,
      shown: cartIdsIn(published),
    },
  };
}

function lacksOffers(state: DiscountState<ListedDiscount>): boolean {
  return (
    state.kind === 'missing' &&
    state.needed.cartId === OFFERS_ID &&
    (state.reason === 'no_room' || state.reason === 'title_taken')
  );
}

/** Ids of the carts in the store's config, whoever has published them. */
async function cartsInStore(admin: AdminClient): Promise<ShopifyResult<string[]>> {
  const installation = await admin.run(INSTALLATION_QUERY, CONFIG_METAFIELD, installationData);
  if (!installation.ok) return installation;
  return { ok: true, value: cartIdsIn(installation.value.currentAppInstallation.metafield?.value ?? null) };
}

/** Automatic discounts that the saved carts and widgets need from `now` on, as in a publication. */
async function neededInShop(
  store: ShopStore,
  admin: AdminClient,
  now: Date,
): Promise<ShopifyResult<NeededDiscount[]>> {
  const { saved } = await publishableCarts(store);
  const documents = saved.map(({ document }) => document);
  // Gifts and discounted products: products that are only displayed don't affect rewards.
  const candidates = liveCandidates(documents, now.getTime());
  const running = await runningTests(store, 'smart_cart', now);
  const tests = testsOfControls(running, candidates, documents);
  const given = [...candidates, ...tests.flatMap((test) => test.documents)];
  const gifts = given.flatMap((cart) => storefrontProductIds(cart, []));
  const widgets = await readableWidgets(store);
  const products = await productsById(admin, [...new Set([...gifts, ...offeredIds(widgets)])]);
  if (!products.ok) return products;
  return {
    ok: true,
    value: neededDiscounts(documents, products.value, now.getTime(), widgets, tests.map(cartsUnderTest)),
  };
}

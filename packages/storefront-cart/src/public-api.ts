import type { GiftState } from '@cartwright/core/rewards/gift-state';

/**
 * What a theme developer may touch: `window.Cartwright`. Amounts are subunits (hundredths) of the cart's currency.
 * Promises resolve when the store has answered; an expected failure is a result, not a rejection.
 *
 * Before the script has run, calls can be queued: `(window.Cartwright = window.Cartwright || []).push((cart) => …)`.
 */
export interface CartwrightApi {
  /** Opens the cart; loads it first when it is not loaded. False when it could not be loaded. */
  open(): Promise<boolean>;
  close(): void;
  toggle(): Promise<boolean>;
  /** Reads the cart again, after something else has changed it. */
  refresh(): Promise<ApiResult>;
  /** Adds items in one request, with the gifts that they earn. Opens nothing. */
  add(...args: ApiCallArgs['add']): Promise<ApiResult>;
  /** Sets the quantity of a line, named by its `key`; 0 removes it. */
  change(...args: ApiCallArgs['change']): Promise<ApiResult>;
  /** Removes a line, named by its `key`; a gift's line is declined. */
  remove(...args: ApiCallArgs['remove']): Promise<ApiResult>;
  /** Puts the units of a line into another variant of its product, with the same properties and selling plan. */
  swapVariant(...args: ApiCallArgs['swapVariant']): Promise<ApiResult>;
  /** Makes a line a subscription, or with `null` a line that is bought once. */
  setPlan(...args: ApiCallArgs['setPlan']): Promise<ApiResult>;
  note(...args: ApiCallArgs['note']): Promise<ApiResult>;
  /** Merged into the cart's attributes. */
  attributes(...args: ApiCallArgs['attributes']): Promise<ApiResult>;
  /** Enters discount codes beside those that are there. One that gives nothing is in `cart.codes`, not applicable. */
  applyCodes(...args: ApiCallArgs['applyCodes']): Promise<ApiResult>;
  /** Takes discount codes out; those that are not there are left out silently. */
  removeCodes(...args: ApiCallArgs['removeCodes']): Promise<ApiResult>;
  /** The cart as the shopper sees it, a copy; null until it has been read. */
  readonly cart: CartSnapshot | null;
  /** What the cart has earned, a copy; null until it has been read. */
  readonly rewards: RewardsSnapshot | null;
  /** Listens to an event; gives the way to stop. A handler that throws breaks nothing. */
  on<Name extends keyof CartwrightEvents>(
    event: Name,
    handler: (detail: CartwrightEvents[Name]) => void,
  ): () => void;
  /** Runs the callback with this object. */
  push(callback: (api: CartwrightApi) => void): void;
}

/** What the calls that change the cart are given. */
export interface ApiCallArgs {
  add: [items: ApiItem | readonly ApiItem[]];
  change: [key: string, quantity: number];
  remove: [key: string];
  swapVariant: [key: string, variantId: number];
  setPlan: [key: string, sellingPlanId: number | null];
  note: [text: string];
  attributes: [values: Readonly<Record<string, string>>];
  applyCodes: [codes: string | readonly string[]];
  removeCodes: [codes: string | readonly string[]];
}

export type ApiCallName = keyof ApiCallArgs;

/** Each is also an event of `document` named `cartwright:…` with the same `detail`. */
export interface CartwrightEvents {
  readonly open: null;
  readonly close: null;
  /** The store has answered: the cart as it is now. */
  readonly change: { readonly cart: CartSnapshot; readonly rewards: RewardsSnapshot };
  /** Something was refused or failed; the shopper has been told. */
  readonly error: { readonly code: string; readonly message: string };
  /** Something that is counted has happened, for tools of your own. Only while the merchant has attribution tracking on. */
  readonly analytics: AnalyticsEvent;
}

/**
 * What a shopper did, without anything that names the shopper. It is told whether or not the shopper consents to
 * analytics: whoever passes it on asks first.
 */
export interface AnalyticsEvent {
  /**
   * - `shown`: the cart came on the screen, for the first time in this page view; `opened`: each time that it does.
   * - `tier_reached`, `gift_added`: once for each tier and gift of a shopper's cart.
   * - `gift_declined`: the shopper took a gift out.
   * - `cross_sell_added`: something was added from a cross-sell.
   * - `code_applied`: a discount code was accepted.
   * - `checkout`: the shopper goes to checkout.
   */
  readonly name:
    | 'shown'
    | 'opened'
    | 'tier_reached'
    | 'gift_added'
    | 'gift_declined'
    | 'cross_sell_added'
    | 'code_applied'
    | 'checkout';
  /** The id of the Cartwright cart that is live, as in the address of its editor. */
  readonly cart: string;
  /** The cart's total in subunits of `currency`, after discounts; null while it is not known. */
  readonly total: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The tier that was reached, or whose gift it is; null for other events. */
  readonly tier: string | null;
}

export interface ApiItem {
  readonly variantId: number;
  /** 1 when absent. */
  readonly quantity?: number;
  readonly properties?: Readonly<Record<string, string>>;
  readonly sellingPlanId?: number;
}

export type ApiResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly path: string };

export interface CartSnapshot {
  /** ISO 4217. */
  readonly currency: string;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly itemCount: number;
  /** After product discounts. */
  readonly subtotal: number;
  /** After all discounts; without taxes and delivery. */
  readonly total: number;
  /** Discounts of the order, ours and those of others. */
  readonly discounts: readonly DiscountSnapshot[];
  /** The discount codes that were entered; one that gives nothing to this cart is not applicable. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  readonly lines: readonly LineSnapshot[];
}

export interface DiscountSnapshot {
  readonly title: string;
  readonly amount: number;
}

export interface LineSnapshot {
  /** Good until the next change: Shopify's keys change with discounts. */
  readonly key: string;
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly url: string;
  readonly image: string | null;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Null for a line that is bought once. */
  readonly sellingPlan: { readonly id: number; readonly name: string } | null;
  /** What a unit is compared at; null without one, or while it is not known. */
  readonly compareAtPrice: number | null;
  /** All units before discounts; null while it is not known. */
  readonly linePrice: number | null;
  /** After product discounts; null while it is not known. */
  readonly charged: number | null;
  /** Product discounts on the line. */
  readonly discounts: readonly DiscountSnapshot[];
  /** Whether a tier of a progress bar put it in. */
  readonly gift: boolean;
}

export interface RewardsSnapshot {
  readonly basis: 'amount' | 'quantity' | null;
  /** Subunits, or units. */
  readonly value: number;
  readonly tiers: readonly {
    readonly id: string;
    readonly type: 'shipping' | 'product' | 'discount' | 'decorative';
    readonly threshold: number;
    readonly remaining: number;
    readonly earned: boolean;
  }[];
  readonly gifts: readonly GiftState[];
}

declare global {
  interface Window {
    /** A list of waiting callbacks until the script has run. */
    Cartwright?: CartwrightApi | ((api: CartwrightApi) => void)[];
  }
}

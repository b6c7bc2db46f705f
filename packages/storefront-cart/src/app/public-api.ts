/**
 * Public API for theme developers: `window.Cartwright`.
 *
 * - **Amounts** are subunits, hundredths of the cart's currency, whatever that currency is: `5800` is $58.00, and ¥58.
 * - **Calls** resolve when the store has answered. What the store refuses is a result, not a rejection; the shopper has
 *   been told already, in the drawer.
 * - **Arguments** of another kind than they should be are an `invalid` result, and nothing is asked of the store; only
 *   `on` throws.
 * - **Snapshots** are copies: changing one changes nothing.
 * - **Promise:** what stands on this page follows semantic versioning. Fields, events and error codes may come with a
 *   minor version; what is here goes or changes with a major one only.
 *
 * Before the script has run, callbacks can be queued:
 * `(window.Cartwright = window.Cartwright || []).push((cart) => …)`.
 */
export interface CartwrightApi {
  /**
   * Opens the drawer; loads it first when it is not loaded.
   *
   * @returns False when it could not be loaded: then lead the shopper to the cart page.
   */
  open(): Promise<boolean>;
  /** Closes the drawer. */
  close(): void;
  /**
   * Opens the drawer, or closes it.
   *
   * @returns False when it could not be loaded.
   */
  toggle(): Promise<boolean>;
  /**
   * Reads the cart, and loads the drawer's script for that: after it `cart` and `rewards` are there. Writes nothing.
   *
   * @returns `lost` when the store could not be reached, or answered with an error.
   */
  refresh(): Promise<ApiResult>;
  /**
   * Adds items in one request, with the gifts that they earn. Opens nothing.
   *
   * @param items - One item or several.
   * @returns `refused` with the store's words when it has not got as many; a part of them may be in the cart then.
   */
  add(items: ApiItem | readonly ApiItem[]): Promise<ApiResult>;
  /**
   * Sets the quantity of a line, and takes out gifts that are not earned any more.
   *
   * @param key - The line's `key`, from the latest snapshot.
   * @param quantity - A whole number; 0 removes the line.
   * @returns `line_gone` when no line has the key, `refused` when there is less in stock: the line has what there is.
   */
  change(key: string, quantity: number): Promise<ApiResult>;
  /**
   * Removes a line. A gift that is removed counts as declined and is not given again.
   *
   * @param key - The line's `key`, from the latest snapshot.
   */
  remove(key: string): Promise<ApiResult>;
  /**
   * Puts the units of a line into another variant of its product, with the same properties and selling plan.
   *
   * @param key - The line's `key`, from the latest snapshot.
   * @param variantId - Shopify's number of the variant.
   * @returns `gift_unavailable` when the line is a gift that is unavailable in this variant.
   */
  swapVariant(key: string, variantId: number): Promise<ApiResult>;
  /**
   * Makes a line a subscription, or one that is bought once.
   *
   * @param key - The line's `key`, from the latest snapshot.
   * @param sellingPlanId - Shopify's number of the selling plan; null for none.
   */
  setPlan(key: string, sellingPlanId: number | null): Promise<ApiResult>;
  /**
   * Sets the cart's note.
   *
   * @param text - Empty takes it out; what is no text is `invalid`.
   */
  note(text: string): Promise<ApiResult>;
  /**
   * Sets attributes of the cart; others stay.
   *
   * @param values - By name. An empty text takes an attribute out.
   */
  attributes(values: Readonly<Record<string, string>>): Promise<ApiResult>;
  /**
   * Enters discount codes beside those that are there.
   *
   * @param codes - One code or several.
   * @returns `code_unusable` when some of them do not apply to this cart; `path` has those, with commas between them. They
   * are taken out again, the others stay. One that applies stays also where it costs a gift.
   */
  applyCodes(codes: string | readonly string[]): Promise<ApiResult>;
  /**
   * Takes discount codes out; those that are not there are left out silently.
   *
   * @param codes - One code or several; case does not matter.
   */
  removeCodes(codes: string | readonly string[]): Promise<ApiResult>;
  /** The cart as the shopper sees it; null until it has been read (`refresh`). */
  readonly cart: CartSnapshot | null;
  /** What the cart has earned; null until it has been read. */
  readonly rewards: RewardsSnapshot | null;
  /**
   * Listens to an event. A handler that throws breaks nothing.
   *
   * @param event - Its name.
   * @param handler - Called with the event's detail.
   * @returns Stops listening.
   * @throws TypeError for a name that no event has, and for a handler that is no function. In a callback of `push` it is
   * reported to the browser's console, and other callbacks go on.
   */
  on<Name extends keyof CartwrightEvents>(
    event: Name,
    handler: (detail: CartwrightEvents[Name]) => void,
  ): () => void;
  /**
   * Runs the callback with this object, at once.
   *
   * @param callback - One that throws is reported to the browser's console.
   */
  push(callback: (api: CartwrightApi) => void): void;
}

/**
 * The calls that ask for a change.
 *
 * @internal
 */
export type ApiCallName =
  | 'add'
  | 'change'
  | 'remove'
  | 'swapVariant'
  | 'setPlan'
  | 'note'
  | 'attributes'
  | 'applyCodes'
  | 'removeCodes';

/**
 * Arguments of its calls.
 *
 * @internal
 */
export type ApiCallArgs = { readonly [Name in ApiCallName]: Parameters<CartwrightApi[Name]> };

/** Each is also an event of `document`, named `cartwright:open` and so on, with the same `detail`. */
export interface CartwrightEvents {
  /** The drawer has opened. */
  readonly open: null;
  /** The drawer has closed. */
  readonly close: null;
  /** The store has answered: the cart as it is now. Also after the first reading. */
  readonly change: { readonly cart: CartSnapshot; readonly rewards: RewardsSnapshot };
  /** Something was refused or failed; the shopper has been told. `message` is in the shopper's words. */
  readonly error: { readonly code: string; readonly message: string };
  /**
   * Something that is counted has happened, for tools of your own: with the cart, only while the merchant has attribution
   * tracking on, or with a list of products. Those of lists have a `subject`.
   */
  readonly analytics: AnalyticsEvent | ListAnalyticsEvent;
}

/**
 * Event of a shopper's action, without anything that names the shopper. It is sent whether or not the shopper consents to
 * analytics: check consent before you pass it on.
 */
export interface AnalyticsEvent {
  /** Events of lists have one. */
  readonly subject?: undefined;
  /**
   * `shown`: the cart came on the screen for the first time in this page view. `opened`: each time that it does.
   * `tier_reached` and `gift_added`: once for each tier and gift of a shopper's cart. `gift_declined`: the shopper took
   * one out. `cross_sell_added`: something was added from a cross-sell. `code_applied`: a discount code was accepted.
   * `checkout`: the shopper goes to checkout.
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
  /** Shopify's number of the product that was added from a cross-sell. */
  readonly product?: number;
  /** Shopify's number of its variant. */
  readonly variant?: number;
  /** The id of the widget that offered it, as in the address of its editor. */
  readonly widget?: number;
  /** The discount code that the cart has as applied; never a gift card's. There is one event for each code. */
  readonly code?: string;
}

/**
 * Event of a shopper's action in our list on a collection page or on the search page, in the panel below a search field, in
 * a widget, or with a bundle builder. It is told whether or not the shopper consents to analytics: check consent before you
 * pass it on.
 */
export interface ListAnalyticsEvent {
  /**
   * What the list is of. Widgets have `viewed`, `impression`, `clicked` and `added`; bundle builders besides `started`:
   * the first product is chosen, and `step_reached`: a product of the step was on the screen for a second, or was
   * pressed, once in a page view. A bundle is `added` whole, without a product.
   */
  readonly subject: 'collection' | 'search' | 'widget' | 'bundle';
  /**
   * `viewed`: a list came on the page; another one with each page, order and choice of filters. `impression`: half of a
   * product’s card was on the screen for a second, once in a page view. `clicked`: the shopper follows a card to its
   * product. `added`: its product was put into the cart. `filtered`, `sorted`: filters or an order were chosen.
   */
  readonly name:
    | 'viewed'
    | 'impression'
    | 'clicked'
    | 'added'
    | 'filtered'
    | 'sorted'
    | 'started'
    | 'step_reached';
  /**
   * Absent for lists in their page. The panel has `viewed`, when nothing was typed for a second or the shopper searches or
   * follows a suggestion, and `clicked`, when that is a product.
   */
  readonly place?: 'panel';
  /** Shopify's number of the collection; of a widget or a bundle the id in the address of its editor. */
  readonly id?: number;
  /** What was searched. */
  readonly query?: string;
  /** Shopify's number of the product, of an impression, a click and an add. */
  readonly product?: number;
  /** Shopify's number of its variant, where it has only one. */
  readonly variant?: number;
  /** Of the product in the whole list, or in the panel, from 1. */
  readonly position?: number;
  /** Of the list, from 1. */
  readonly page?: number;
  /** How many products the list has on all pages, or the panel shows. */
  readonly results?: number;
  /** As addresses have them: `filter.p.vendor=Larkspur`. Of `filtered` those that were chosen now. */
  readonly filters?: readonly string[];
  /** As `sort_by` has it. */
  readonly sort?: string;
  /** Of `step_reached` the step’s id. */
  readonly step?: string;
}

/** Something to add. */
export interface ApiItem {
  /** Shopify's number of the variant. */
  readonly variantId: number;
  /** A whole number from 1 on; 1 when absent. */
  readonly quantity?: number;
  /** Line item properties. Names that begin with `_` are not shown to shoppers. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Shopify's number of the selling plan; absent for what is bought once. */
  readonly sellingPlanId?: number;
}

/**
 * Result of a call. `message` is for people; `path` says where (the key of a line, a code), and may be empty.
 *
 * | `code` | meaning | what to do |
 * | --- | --- | --- |
 * | `invalid` | the call itself is wrong; nothing was asked of the store | mend the script |
 * | `line_gone` | no line has this key any more | take the key from the latest snapshot |
 * | `refused` | the store said no, in `message` | tell the shopper |
 * | `code_unusable` | the discount code does not apply to this cart, and is out again | tell the shopper |
 * | `gift_unavailable` | the gift is unavailable | offer another variant |
 * | `busy` | the store did not take it after several tries | try again later |
 * | `lost` | the store could not be reached, or answered with an error; it was done or not | `refresh`, then look |
 * | `unavailable` | the drawer's script could not be loaded | use the theme's own way |
 *
 * Take a code that you do not know for `refused`.
 */
export type ApiResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly path: string };

/** A cart. While requests are under way it is what they are expected to make of it. */
export interface CartSnapshot {
  /** ISO 4217. */
  readonly currency: string;
  /** Empty when there is none. */
  readonly note: string;
  /** The cart's attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Units, gifts included. */
  readonly itemCount: number;
  /** After product discounts. */
  readonly subtotal: number;
  /** After all discounts; without taxes and delivery. */
  readonly total: number;
  /** Discounts of the order, ours and those of others. */
  readonly discounts: readonly DiscountSnapshot[];
  /** The discount codes that were entered; one that gives nothing to this cart is not applicable. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  /** As the store orders them. */
  readonly lines: readonly LineSnapshot[];
}

/** A discount on a line or on the order. */
export interface DiscountSnapshot {
  /** As the store lists it; a discount code's own is the code. */
  readonly title: string;
  /** What it takes off, as a positive amount. */
  readonly amount: number;
}

/** A line of the cart. */
export interface LineSnapshot {
  /** Good until the next change: Shopify's keys change with discounts. */
  readonly key: string;
  /** Shopify's number. */
  readonly variantId: number;
  /** Shopify's number. */
  readonly productId: number;
  /** Units. */
  readonly quantity: number;
  /** The product's. */
  readonly title: string;
  /** Null for a product without variants. */
  readonly variantTitle: string | null;
  /** The product's page, with the variant. */
  readonly url: string;
  /** Address of the variant's or the product's picture. */
  readonly image: string | null;
  /** Line item properties, also those that shoppers do not see. */
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

/** The progress bar of the shopper's country. */
export interface RewardsSnapshot {
  /** What the bar counts: amounts or units. Null when there is no bar. */
  readonly basis: 'amount' | 'quantity' | null;
  /** How far the cart is: subunits, or units. */
  readonly value: number;
  /** From the lowest to the highest. */
  readonly tiers: readonly TierSnapshot[];
  /** The gifts of all tiers, and those of widgets and bundles. */
  readonly gifts: readonly GiftSnapshot[];
}

/** A tier of the progress bar. */
export interface TierSnapshot {
  /** The same as long as the merchant keeps the tier. */
  readonly id: string;
  /** `product` gives gifts. `decorative` only shows. */
  readonly type: 'shipping' | 'product' | 'discount' | 'decorative';
  /** Subunits of the cart's currency, or units. */
  readonly threshold: number;
  /** What is missing, at least 0. */
  readonly remaining: number;
  /** Whether the cart has it now: its status is `given`. */
  readonly earned: boolean;
  /**
   * `locked` until the cart reaches it; then `given`, or `lost` where the store doesn't give it to this cart, as beside a
   * code that combines with nothing or with all its gifts sold out, or `at_checkout` where only checkout shows that.
   */
  readonly status: 'locked' | 'given' | 'lost' | 'at_checkout';
}

/** A gift of a tier, of a widget or of a bundle: one free unit. */
export interface GiftSnapshot {
  /** The same as long as the merchant keeps tier and product. */
  readonly id: string;
  /** The tier that gives it; of a widget `widget 12`, of a bundle `bundle 12:k3x9q2ab` and its tier. */
  readonly tierId: string;
  /** Shopify's number. */
  readonly productId: number;
  /**
   * `locked` until its tier is earned; `offered` when the shopper has to choose; then `loading`, `in_cart`. `removed` by
   * the shopper. `unavailable` now, for `reason`.
   */
  readonly status: 'locked' | 'offered' | 'loading' | 'in_cart' | 'removed' | 'unavailable';
  /**
   * `sold_out` in every variant; taken out because discounts brought the cart below the tier (`discounted`) or because
   * the store did not make it free (`charged`); `lost` with all that the cart has earned. Null when there is nothing to
   * tell beyond the status.
   */
  readonly reason: 'sold_out' | 'discounted' | 'charged' | 'lost' | null;
  /** The variant in the cart, on its way, or picked before. */
  readonly variantId: number | null;
  /** Those that a shopper can choose from; one that cannot be added is not offerable. */
  readonly variants: readonly { readonly variantId: number; readonly offerable: boolean }[];
}

declare global {
  interface Window {
    /** A list of waiting callbacks until the script has run. */
    Cartwright?: CartwrightApi | ((api: CartwrightApi) => void)[];
  }
}

import type { ListedProduct } from '../listing/listing-answer';
import type { LAYOUT_TYPES } from './widget-settings';

/** Raised when the answer changes its meaning; a script shows nothing of one that it doesn't know. */
export const WIDGET_ANSWER_VERSION = 1;

/** Widgets that a page may ask for, and products of the cart that it may name. Further ones are left out. */
export const MAX_WIDGETS_ASKED = 20;
export const MAX_IN_CART_ASKED = 50;

/** Widths of the page in pixels, both ends included. */
export const BREAKPOINTS = {
  large: { min: 999, max: null },
  medium: { min: 481, max: 998 },
  small: { min: 0, max: 480 },
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** How products are arranged at a width. */
export interface ShownLayout {
  readonly type: (typeof LAYOUT_TYPES)[number];
  readonly columns: number;
}

/**
 * What a page of a store gets of its widgets. As a `ListingAnswer`, our server answers it as a Liquid template, which the
 * store renders in the page's own market.
 */
export interface WidgetAnswer {
  readonly version: typeof WIDGET_ANSWER_VERSION;
  /**
   * A store's Liquid finds twenty products by their handles, so what has more comes in parts: `part` of the query asks for
   * one, from 1. `parts` is how many there are, at least 1.
   */
  readonly parts: number;
  /** Those of the part that are to be shown somewhere in a page, in the order in which they were asked for. */
  readonly widgets: readonly ShownWidget[];
}

/** A widget as it is shown. */
export interface ShownWidget extends WidgetFace {
  readonly products: readonly ListedProduct[];
}

/** A widget without its products. Texts that were left at their default are said in the page's language. */
export interface WidgetFace {
  readonly id: number;
  /** May be empty. */
  readonly title: string;
  readonly texts: Readonly<Record<'add' | 'added' | 'soldOut', string>>;
  readonly layout: Readonly<Record<Breakpoint, ShownLayout>>;
  /** Properties of its element, as the attribute `style` has them. */
  readonly style: string;
  /** Whether lines that it adds say so. */
  readonly tracking: boolean;
  /** What the store itself recommends, in the place of products; null where there are products. */
  readonly recommends: 'related' | 'complementary' | null;
  /** Of what the store recommends. */
  readonly outOfStock: 'all' | 'end' | 'hide';
  readonly limit: number;
}

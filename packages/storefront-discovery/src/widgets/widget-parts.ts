import type { OffBesideCart } from '@cartwright/core/bundles/judged-choice';
import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type {
  ShownBundle,
  ShownWidget,
  WidgetExtras,
  WidgetFace,
} from '@cartwright/core/widgets/widget-response';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import type { Json } from '@cartwright/storefront-kit/shopify/json';
import type { AddedItem } from '@cartwright/ui/listing/added-item';
import type { CardProps } from '@cartwright/ui/listing/product-card';
import type { ProductWidget } from '@cartwright/ui/listing/product-widget';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { BundleEditMessages } from './bundle-edit-messages';
import type { partsInCart } from './bundle-in-cart';
import type { RunCallback } from './widget-callbacks';
import type { WidgetFacts } from './widget-facts';
import type { WidgetMessages } from './widget-messages';

type Drawing = Pick<ComponentProps<typeof ProductWidget>, 'cardOf' | 'insteadOf'>;

/** Render context of a part. */
export interface RenderContext {
  readonly extras: WidgetExtras;
  /** Texts in the page's language. */
  readonly texts: WidgetFace['texts'];
  /** Variants added from this widget. */
  readonly added: ReadonlySet<number>;
  readonly messages: WidgetMessages;
  readonly page: Pick<WidgetFacts, 'money' | 'currency' | 'locale' | 'product'> & {
    /** Units of the page's currency per unit of the shop's; absent: `Shopify.currency.rate`. */
    readonly rate?: string;
  };
  readonly Card: ComponentType<CardProps>;
}

/** File `choices-part.tsx`. */
export interface ChoicesPart {
  readonly css: string;
  readonly draws: (by: RenderContext) => Drawing;
}

/**
 * File `cart-facts-part.ts`: query parameters with the facts of a cart (`/cart.js`) that these widgets' rules request.
 */
export type CartFactsPart = (
  cart: Json,
  ids: readonly number[],
  facts: Pick<WidgetFacts, 'asks' | 'currency'>,
) => Readonly<Record<string, string>>;

/** File `recommended-part.ts`: store recommendations for `seed`. Never rejects. */
export type RecommendedPart = (
  facts: WidgetFacts,
  seed: number,
  wanted: Pick<WidgetFace, 'outOfStock' | 'limit'> & { readonly intent: 'related' | 'complementary' },
  inCart: readonly number[],
) => Promise<OfferedProduct[]>;

/** File `tests-part.ts`, for responses with running tests: chooses the widget shown in a place. Never rejects. */
export type TestsPart = (
  response: readonly ShownWidget[],
  facts: Pick<WidgetFacts, 'ours' | 'events'>,
) => Promise<(place: HTMLElement, requested: number) => number>;

/** File `frame-part.tsx`. */
export interface FramePart {
  readonly css: string;
  /** End of a widget's offer (epoch milliseconds; null for never), and whether it is over. */
  readonly begin: (
    id: number,
    extras: WidgetExtras,
  ) => Promise<{ readonly endsAt: number | null; readonly isOver: boolean }>;
  readonly callbacksOf: (
    callbacks: WidgetExtras['callbacks'],
    place: HTMLElement,
    widget: { readonly id: number; readonly products: readonly number[] },
  ) => RunCallback;
  /** Wraps a rendered widget. */
  readonly frame: (
    by: {
      /** Id of the heading. */
      readonly id: string;
      readonly title: string;
      readonly style: Readonly<Record<string, string>>;
      readonly extras: WidgetExtras;
      readonly endsAt: number | null;
      readonly messages: WidgetMessages;
    },
    widget: ReactNode,
  ) => ReactNode;
}

/**
 * File `whole-cart-part.ts`: evaluates lines together with the shopper's current cart. Null if only bundle discounts
 * apply to products.
 */
export type WholeCartPart = (root: string) => Promise<OffBesideCart | null>;

/** Render context of a bundle builder. */
export interface BundleRenderContext {
  readonly face: Pick<WidgetFace, 'id' | 'title' | 'layout' | 'extras'>;
  readonly bundle: ShownBundle;
  /** Products by step. */
  readonly steps: readonly (readonly OfferedProduct[])[];
  readonly messages: WidgetMessages;
  readonly style: Readonly<Record<string, string>>;
  readonly page: Pick<WidgetFacts, 'money' | 'currency' | 'locale'> & {
    /** Root path of the cart; null in previews, which have none. */
    readonly root: string | null;
    /** Number of discount codes in the cart at page load. */
    readonly codes: number;
  };
  readonly addTo: string;
  /** Currency conversion of the shop's amounts; without a known rate they take nothing off. */
  readonly exchange: { readonly shopCurrency: string; readonly rate: string | null };
  /** Storage of the choice across reloads. */
  readonly kept: { readonly read: () => string | null; readonly write: (text: string) => void };
  readonly Card: ComponentType<CardProps>;
}

/** File `bundle-part.tsx`. */
export interface BundlePart {
  readonly css: string;
  /** Shows a bundle in its element, from the response for each step. Returns its products, in order. */
  readonly show: (
    place: HTMLElement,
    bundle: ShownBundle,
    answered: readonly ShownWidget[],
    by: Pick<BundleRenderContext, 'messages' | 'page' | 'addTo' | 'Card'>,
  ) => readonly OfferedProduct[];
  /** Renders a builder into its element; called again at another breakpoint. The choice is kept. */
  readonly draw: (place: HTMLElement, by: BundleRenderContext) => void;
}

/** File `bundle-edit-part.ts`, loaded only to edit a bundle of the cart. */
export interface BundleEditPart {
  /** English fallback messages. */
  readonly messages: BundleEditMessages;
  readonly partsInCart: typeof partsInCart;
  /** Saves the lines of a bundle, by name; resolves to whether that succeeded. */
  readonly save: (name: string, items: readonly AddedItem[]) => Promise<boolean>;
  /** Removes the bundle from the page's URL. */
  readonly leave: () => void;
}

/** Whether a widget has a frame, or runs merchant scripts. */
export function hasFrame(extras: WidgetExtras | undefined): boolean {
  if (!extras) return false;
  return isOpened(extras) || extras.timer !== null || extras.callbacks !== null;
}

/** Whether a widget is opened by a button. */
export const isOpened = ({ displayType }: WidgetExtras): boolean =>
  displayType === 'menu' || displayType === 'modal';

/** Whether a widget's cards have choices. */
export function hasChoices(extras: WidgetExtras | undefined, products: readonly OfferedProduct[]): boolean {
  if (!extras) return false;
  const { displayType, productType, quantity, discount } = extras;
  if (displayType === 'bought_together' || productType !== 'one-time' || quantity || discount) return true;
  return products.some(({ variantId, variants = [] }) => variantId === null && variants.length > 1);
}

const dressed = new Set<string>();

/** Adds a style sheet to the page, once. */
export function dress(css: string): void {
  if (dressed.has(css)) return;
  dressed.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Loads a part and adds its styles; null on failure: widgets are rendered without it. */
export async function dressedPart<Part extends { readonly css: string }>(name: string): Promise<Part | null> {
  const part = await loadPart<Part>(`widgets-${name}`);
  if (part) dress(part.css);
  return part;
}

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

/** Data by which a part draws a widget. */
export interface RenderContext {
  readonly extras: WidgetExtras;
  /** In the page's language. */
  readonly texts: WidgetFace['texts'];
  /** The variants that were added from here. */
  readonly added: ReadonlySet<number>;
  readonly messages: WidgetMessages;
  readonly page: Pick<WidgetFacts, 'money' | 'currency' | 'locale' | 'product'> & {
    /** Units of the page's currency per unit of the shop's; absent: as the store says it to scripts. */
    readonly rate?: string;
  };
  readonly Card: ComponentType<CardProps>;
}

/** The file `choices-part.tsx`. */
export interface ChoicesPart {
  readonly css: string;
  readonly draws: (by: RenderContext) => Drawing;
}

/** The file `cart-facts-part.ts`: what the rules behind these widgets ask of the cart (`/cart.js`), as it is asked by. */
export type CartFactsPart = (
  cart: Json,
  ids: readonly number[],
  facts: Pick<WidgetFacts, 'asks' | 'currency'>,
) => Readonly<Record<string, string>>;

/** The file `recommended-part.ts`: the products that the store recommends beside `seed`. Never rejects. */
export type RecommendedPart = (
  facts: WidgetFacts,
  seed: number,
  wanted: Pick<WidgetFace, 'outOfStock' | 'limit'> & { readonly intent: 'related' | 'complementary' },
  inCart: readonly number[],
) => Promise<OfferedProduct[]>;

/**
 * The file `tests-part.ts`, of answers with running tests: which widget is shown in a place that asks for one. Never rejects.
 */
export type TestsPart = (
  response: readonly ShownWidget[],
  facts: Pick<WidgetFacts, 'ours' | 'events'>,
) => Promise<(place: HTMLElement, requested: number) => number>;

/** The file `frame-part.tsx`. */
export interface FramePart {
  readonly css: string;
  /** When the offer of a widget ends (epoch milliseconds), null for never; and whether it is over. */
  readonly begin: (
    id: number,
    extras: WidgetExtras,
  ) => Promise<{ readonly endsAt: number | null; readonly isOver: boolean }>;
  readonly callbacksOf: (
    callbacks: WidgetExtras['callbacks'],
    place: HTMLElement,
    widget: { readonly id: number; readonly products: readonly number[] },
  ) => RunCallback;
  /** What is around a drawn widget. */
  readonly frame: (
    by: {
      /** Of headings. */
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
 * The file `whole-cart-part.ts`: judges lines beside the shopper's cart, as it is at the time. Null where nothing but
 * bundles takes anything off products.
 */
export type WholeCartPart = (root: string) => Promise<OffBesideCart | null>;

/** Data by which a bundle builder is drawn. */
export interface BundleRenderContext {
  readonly face: Pick<WidgetFace, 'id' | 'title' | 'layout' | 'extras'>;
  readonly bundle: ShownBundle;
  /** Products by step. */
  readonly steps: readonly (readonly OfferedProduct[])[];
  readonly messages: WidgetMessages;
  readonly style: Readonly<Record<string, string>>;
  readonly page: Pick<WidgetFacts, 'money' | 'currency' | 'locale'> & {
    /** Where the shopper's cart is; null in previews, which have none. */
    readonly root: string | null;
    /** How many discount codes the cart had when the page was opened. */
    readonly codes: number;
  };
  readonly addTo: string;
  /** How amounts of the shop's currency become the page's; without a known rate they take nothing off. */
  readonly exchange: { readonly shopCurrency: string; readonly rate: string | null };
  /** Where the choice is kept until the page is loaded again. */
  readonly kept: { readonly read: () => string | null; readonly write: (text: string) => void };
  readonly Card: ComponentType<CardProps>;
}

/** The file `bundle-part.tsx`. */
export interface BundlePart {
  readonly css: string;
  /**
   * Shows a bundle in its element, of what the answer has of each of its steps. Returns the products that it shows, in
   * their order.
   */
  readonly show: (
    place: HTMLElement,
    bundle: ShownBundle,
    answered: readonly ShownWidget[],
    by: Pick<BundleRenderContext, 'messages' | 'page' | 'addTo' | 'Card'>,
  ) => readonly OfferedProduct[];
  /** Draws a builder into its element; called anew where another layout holds. What is chosen stays. */
  readonly draw: (place: HTMLElement, by: BundleRenderContext) => void;
}

/** The file `bundle-edit-part.ts`, which only those load who change a bundle of their cart. */
export interface BundleEditPart {
  /** English, where the page’s language has no others. */
  readonly messages: BundleEditMessages;
  readonly partsInCart: typeof partsInCart;
  /** Saves the lines of a bundle, by its name; whether the cart has them. */
  readonly save: (name: string, items: readonly AddedItem[]) => Promise<boolean>;
  /** Takes the bundle off the page's address. */
  readonly leave: () => void;
}

/** Whether something is around a widget, or scripts of the merchant's run with it. */
export function hasFrame(extras: WidgetExtras | undefined): boolean {
  if (!extras) return false;
  return isOpened(extras) || extras.timer !== null || extras.callbacks !== null;
}

/** Whether a widget is behind a button. */
export const isOpened = ({ displayType }: WidgetExtras): boolean =>
  displayType === 'menu' || displayType === 'modal';

/** Whether products of a widget are chosen in its cards. */
export function hasChoices(extras: WidgetExtras | undefined, products: readonly OfferedProduct[]): boolean {
  if (!extras) return false;
  const { displayType, productType, quantity, discount } = extras;
  if (displayType === 'bought_together' || productType !== 'one-time' || quantity || discount) return true;
  return products.some(({ variantId, variants = [] }) => variantId === null && variants.length > 1);
}

const dressed = new Set<string>();

/** Puts a style sheet into the page, once. */
export function dress(css: string): void {
  if (dressed.has(css)) return;
  dressed.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A part with its styles in the page; null when it cannot be had: then its widgets are drawn without it. */
export async function dressedPart<Part extends { readonly css: string }>(name: string): Promise<Part | null> {
  const part = await loadPart<Part>(`widgets-${name}`);
  if (part) dress(part.css);
  return part;
}

import type { SettingsOf } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { CompiledTemplate } from '@cartwright/core/templates/compiled';
import type { Parts, StyledPart } from '@cartwright/storefront-kit/parts/parts';
import type { FunctionComponent, ReactElement } from 'react';
import type { ExtraPart, LazyType, PartName } from '../app/part-name';
import type { CartSession } from '../session/session';
import type { StoreLine } from '../state/ports/store-cart';

/** Rendered line. */
export interface RenderedLine {
  /** All its visible data, as a cache key. */
  readonly text: string;
  readonly element: ReactElement;
}

/** Props, besides the session, of lazy parts that aren't component types. */
interface ExtraParts extends Record<ExtraPart, object> {
  /** Questions and express buttons, before or after the checkout button. */
  checkout_extras: { readonly settings: SettingsOf<'checkout'>; readonly place: 'before' | 'after' };
  /** Offers of a line, below its quantity. */
  line_offers: { readonly line: StoreLine; readonly id: string; readonly settings: SettingsOf<'cart_items'> };
  /** Component or whole cart rendered by the merchant's template, with our own as the fallback. */
  custom_template: {
    readonly component?: StorefrontComponent;
    /** For the whole cart: components its template can place. */
    readonly cart?: {
      readonly components: readonly StorefrontComponent[];
      readonly draw: (component: StorefrontComponent) => ReactElement;
    };
    readonly template: CompiledTemplate;
    readonly builtIn: ReactElement;
    readonly onError: (message: string) => void;
  };
  /** Gifts of widgets and bundles that await the shopper's choice. */
  offered_gifts: Readonly<Record<never, never>>;
  /** Additional product data for templates; renders nothing. */
  product_facts: Readonly<Record<never, never>>;
  /** Shared cart from the page's URL. */
  shared_cart: Readonly<Record<never, never>>;
  /** All lines grouped by bundle; `drawn` is by line id, in order. */
  bundle_groups: { readonly drawn: ReadonlyMap<string, RenderedLine> };
  /** Elements of the line list, with the removed line's placeholder in its position. */
  removed_line: { readonly elements: readonly ReactElement[] };
}

/** Props of a part's component. */
export type PartProps<Name extends PartName> = { readonly session: CartSession } & (Name extends LazyType
  ? { readonly component: Extract<StorefrontComponent, { type: Name }> }
  : Name extends keyof ExtraParts
    ? ExtraParts[Name]
    : never);

/** Export `part` of the file of a lazy part. */
export interface Part<Name extends PartName = PartName> extends StyledPart {
  readonly Component: FunctionComponent<PartProps<Name>>;
}

/** Lazy parts of the cart by name. */
export type PartTable = { readonly [Name in PartName]: Part<Name> };

export type CartParts = Parts<PartTable>;

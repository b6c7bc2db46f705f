import type { SettingsOf } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { CompiledTemplate } from '@cartwright/core/templates/compiled';
import type { Parts, StyledPart } from '@cartwright/storefront-kit/parts/parts';
import type { FunctionComponent, ReactElement } from 'react';
import type { ExtraPart, LazyType, PartName } from '../app/part-name';
import type { CartSession } from '../session/session';
import type { StoreLine } from '../state/ports/store-cart';

/** A line as it is drawn. */
export interface RenderedLine {
  /** All that it shows. */
  readonly text: string;
  readonly element: ReactElement;
}

/** Props, besides the session, of lazy parts that are no component types. */
interface ExtraParts extends Record<ExtraPart, object> {
  /** Questions and express buttons, in their place around the checkout button. */
  checkout_extras: { readonly settings: SettingsOf<'checkout'>; readonly place: 'before' | 'after' };
  /** What else can be made of a line, below its quantity. */
  line_offers: { readonly line: StoreLine; readonly id: string; readonly settings: SettingsOf<'cart_items'> };
  /** A component, or the whole cart, as its merchant's template draws it; where that fails, what we draw. */
  custom_template: {
    readonly component?: StorefrontComponent;
    /** For the whole cart: what its template can place. */
    readonly cart?: {
      readonly components: readonly StorefrontComponent[];
      readonly draw: (component: StorefrontComponent) => ReactElement;
    };
    readonly template: CompiledTemplate;
    readonly builtIn: ReactElement;
    readonly onError: (message: string) => void;
  };
  /** Gifts of widgets and bundles that wait for the shopper's word. */
  offered_gifts: Readonly<Record<never, never>>;
  /** What templates show of products besides; draws nothing. */
  product_facts: Readonly<Record<never, never>>;
  /** A cart that somebody has sent, by the address of the page. */
  shared_cart: Readonly<Record<never, never>>;
  /** All lines, those of each bundle together; `drawn` are by their ids, in their order. */
  bundle_groups: { readonly drawn: ReadonlyMap<string, RenderedLine> };
  /** What stands in the list of lines, with the line that was just removed in its place. */
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

/** The lazy parts of the cart, by their names. */
export type PartTable = { readonly [Name in PartName]: Part<Name> };

export type CartParts = Parts<PartTable>;

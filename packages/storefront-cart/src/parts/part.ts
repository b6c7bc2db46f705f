import type { ComponentType } from '@cartwright/core/smart-cart/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { FunctionComponent } from 'react';
import type { CartSession } from '../drawer/session';

/** What the drawer brings itself: every cart has these. All other types are lazy parts, a file for each. */
type EagerType = 'cart_items' | 'cart_subtotal' | 'checkout' | 'tiered_progress_bar' | 'title_bar';

export type LazyType = Exclude<ComponentType, EagerType>;

/** What a part's component is given. */
export interface PartProps<Type extends LazyType> {
  readonly component: Extract<StorefrontComponent, { type: Type }>;
  readonly session: CartSession;
}

/** What the file of a lazy part exports as `part`. */
export interface Part<Type extends LazyType = LazyType> {
  /** Its style sheet, as text. */
  readonly css: string;
  readonly Component: FunctionComponent<PartProps<Type>>;
}

/** The file of a part is `src/components/<folder>/<folder>-part.tsx`; built, it is `<folder>-part.js`. */
export const folderOf = (type: LazyType): string => type.replaceAll('_', '-');

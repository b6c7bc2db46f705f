import type { ComponentType } from '@cartwright/core/components/component-types';

/** Component types bundled with the drawer. All other types are lazy parts, one file each. */
type EagerType = 'cart_items' | 'cart_subtotal' | 'checkout' | 'title_bar';

export type LazyType = Exclude<ComponentType, EagerType>;

/** Lazy parts that aren't component types. */
export type ExtraPart =
  | 'checkout_extras'
  | 'line_offers'
  | 'offered_gifts'
  | 'custom_template'
  | 'product_facts'
  | 'shared_cart'
  | 'bundle_groups'
  | 'removed_line';

export type PartName = LazyType | ExtraPart;

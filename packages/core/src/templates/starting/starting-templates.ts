import type { ComponentType } from '../../components/component-types';
import { CART_ITEMS_TEMPLATE } from './cart-items';
import { CART_SUBTOTAL_TEMPLATE } from './cart-subtotal';
import { CHECKOUT_TEMPLATE } from './checkout';
import { SMALLER_TEMPLATES } from './smaller-templates';
import { TIERED_PROGRESS_BAR_TEMPLATE } from './tiered-progress-bar';
import { TITLE_BAR_TEMPLATE } from './title-bar';

/** Starting templates: our own components, written in Liquid. */
export const STARTING_TEMPLATES: Readonly<Record<ComponentType, string>> = {
  ...SMALLER_TEMPLATES,
  cart_items: CART_ITEMS_TEMPLATE,
  cart_subtotal: CART_SUBTOTAL_TEMPLATE,
  checkout: CHECKOUT_TEMPLATE,
  tiered_progress_bar: TIERED_PROGRESS_BAR_TEMPLATE,
  title_bar: TITLE_BAR_TEMPLATE,
};

import type * as z from 'zod';
import { announcementBar } from './announcement-bar';
import { cartItems } from './cart-items';
import { cartShare } from './cart-share';
import { cartSubtotal } from './cart-subtotal';
import { checkout } from './checkout';
import { crossSellWidget } from './cross-sell-widget';
import { customCodeBlock } from './custom-code-block';
import { discountCode } from './discount-code';
import { login } from './login';
import { notes } from './notes';
import { smartCartApp } from './smart-cart-app';
import { tieredProgressBar } from './tiered-progress-bar';
import { titleBar } from './title-bar';

/** Component types by their name in documents. */
export const COMPONENT_TYPES = {
  announcement_bar: announcementBar,
  cart_items: cartItems,
  cart_share: cartShare,
  cart_subtotal: cartSubtotal,
  checkout,
  cross_sell_widget: crossSellWidget,
  custom_code_block: customCodeBlock,
  discount_code: discountCode,
  login,
  notes,
  smart_cart_app: smartCartApp,
  tiered_progress_bar: tieredProgressBar,
  title_bar: titleBar,
} as const;

export type ComponentType = keyof typeof COMPONENT_TYPES;

export function isComponentType(type: string): type is ComponentType {
  return Object.hasOwn(COMPONENT_TYPES, type);
}

/** Settings of a component type. */
export type SettingsOf<Type extends ComponentType> = z.infer<(typeof COMPONENT_TYPES)[Type]['settings']>;

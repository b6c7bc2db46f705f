import type * as z from 'zod';
import type { Anchor } from './anchor';
import { announcementBarDefaults } from './announcement-bar/defaults';
import { announcementBarSettings } from './announcement-bar/schema';
import { validateAnnouncementBar } from './announcement-bar/validate';
import { cartItemsDefaults } from './cart-items/defaults';
import { cartItemsSettings } from './cart-items/schema';
import { validateCartItems } from './cart-items/validate';
import { cartShareDefaults } from './cart-share/defaults';
import { cartShareSettings } from './cart-share/schema';
import { validateCartShare } from './cart-share/validate';
import { cartSubtotalDefaults } from './cart-subtotal/defaults';
import { cartSubtotalSettings } from './cart-subtotal/schema';
import { validateCartSubtotal } from './cart-subtotal/validate';
import { checkoutDefaults } from './checkout/defaults';
import { checkoutSettings } from './checkout/schema';
import { validateCheckout } from './checkout/validate';
import { crossSellWidgetDefaults } from './cross-sell-widget/defaults';
import { crossSellWidgetSettings } from './cross-sell-widget/schema';
import { validateCrossSellWidget } from './cross-sell-widget/validate';
import { customCodeBlockDefaults } from './custom-code-block/defaults';
import { customCodeBlockSettings } from './custom-code-block/schema';
import { validateCustomCodeBlock } from './custom-code-block/validate';
import { discountCodeDefaults } from './discount-code/defaults';
import { discountCodeSettings } from './discount-code/schema';
import { validateDiscountCode } from './discount-code/validate';
import type { Issue } from './issue';
import { loginDefaults } from './login/defaults';
import { loginSettings } from './login/schema';
import { validateLogin } from './login/validate';
import { notesDefaults } from './notes/defaults';
import { notesSettings } from './notes/schema';
import { validateNotes } from './notes/validate';
import { smartCartAppDefaults } from './smart-cart-app/defaults';
import { smartCartAppSettings } from './smart-cart-app/schema';
import { validateSmartCartApp } from './smart-cart-app/validate';
import { tieredProgressBarDefaults } from './tiered-progress-bar/defaults';
import { tieredProgressBarSettings } from './tiered-progress-bar/schema';
import { validateTieredProgressBar } from './tiered-progress-bar/validate';
import { titleBarDefaults } from './title-bar/defaults';
import { titleBarSettings } from './title-bar/schema';
import { validateTitleBar } from './title-bar/validate';

interface ComponentDefinition<Schema extends z.ZodType> {
  /** The name that the editor shows. */
  readonly name: string;
  /** The version that new components are made with; custom templates remember it. */
  readonly version: string;
  /** Where a new component of this type goes. */
  readonly anchor: Anchor;
  readonly settings: Schema;
  readonly defaults: (newId: () => string) => z.infer<Schema>;
  readonly validate: (settings: z.infer<Schema>) => Issue[];
}

const define = <Schema extends z.ZodType>(definition: ComponentDefinition<Schema>) => definition;

/** Every component type, once. Adding a type is one folder here, in `ui/cart`, in the storefront, in the panels, and a line below. */
export const COMPONENT_TYPES = {
  announcement_bar: define({
    name: 'Announcement Bar',
    version: '1.0',
    anchor: 'header',
    settings: announcementBarSettings,
    defaults: announcementBarDefaults,
    validate: validateAnnouncementBar,
  }),
  cart_items: define({
    name: 'Cart Items',
    version: '1.5',
    anchor: 'body',
    settings: cartItemsSettings,
    defaults: cartItemsDefaults,
    validate: validateCartItems,
  }),
  cart_share: define({
    name: 'Cart Share',
    version: '1.0',
    anchor: 'header',
    settings: cartShareSettings,
    defaults: cartShareDefaults,
    validate: validateCartShare,
  }),
  cart_subtotal: define({
    name: 'Cart Subtotal',
    version: '1.0',
    anchor: 'footer',
    settings: cartSubtotalSettings,
    defaults: cartSubtotalDefaults,
    validate: validateCartSubtotal,
  }),
  checkout: define({
    name: 'Checkout',
    version: '1.0',
    anchor: 'footer',
    settings: checkoutSettings,
    defaults: checkoutDefaults,
    validate: validateCheckout,
  }),
  cross_sell_widget: define({
    name: 'Cross-Sell Widget',
    version: '1.0',
    anchor: 'crossSells',
    settings: crossSellWidgetSettings,
    defaults: crossSellWidgetDefaults,
    validate: validateCrossSellWidget,
  }),
  custom_code_block: define({
    name: 'Custom Code Block',
    version: '1.0',
    anchor: 'body',
    settings: customCodeBlockSettings,
    defaults: customCodeBlockDefaults,
    validate: validateCustomCodeBlock,
  }),
  discount_code: define({
    name: 'Discount Code',
    version: '1.5',
    anchor: 'footer',
    settings: discountCodeSettings,
    defaults: discountCodeDefaults,
    validate: validateDiscountCode,
  }),
  login: define({
    name: 'Login',
    version: '1.0',
    anchor: 'header',
    settings: loginSettings,
    defaults: loginDefaults,
    validate: validateLogin,
  }),
  notes: define({
    name: 'Notes',
    version: '1.0',
    anchor: 'footer',
    settings: notesSettings,
    defaults: notesDefaults,
    validate: validateNotes,
  }),
  smart_cart_app: define({
    name: 'Smart Cart App',
    version: '1.0',
    anchor: 'body',
    settings: smartCartAppSettings,
    defaults: smartCartAppDefaults,
    validate: validateSmartCartApp,
  }),
  tiered_progress_bar: define({
    name: 'Tiered Progress Bar',
    version: '1.5',
    anchor: 'goalBox',
    settings: tieredProgressBarSettings,
    defaults: tieredProgressBarDefaults,
    validate: validateTieredProgressBar,
  }),
  title_bar: define({
    name: 'Title Bar',
    version: '1.0',
    anchor: 'header',
    settings: titleBarSettings,
    defaults: titleBarDefaults,
    validate: validateTitleBar,
  }),
} as const;

export type ComponentType = keyof typeof COMPONENT_TYPES;

export function isComponentType(type: string): type is ComponentType {
  return Object.hasOwn(COMPONENT_TYPES, type);
}

/** The settings of a component type. */
export type SettingsOf<Type extends ComponentType> = z.infer<(typeof COMPONENT_TYPES)[Type]['settings']>;

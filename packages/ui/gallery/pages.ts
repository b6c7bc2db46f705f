import { announcementBarPage } from './stories/announcement-bar';
import { cartItemsPage } from './stories/cart-items';
import { cartSharePage } from './stories/cart-share';
import { cartSubtotalPage } from './stories/cart-subtotal';
import { checkoutPage } from './stories/checkout';
import { checkoutExtrasPage } from './stories/checkout-extras';
import { crossSellWidgetPage } from './stories/cross-sell-widget';
import { customCodeBlockPage } from './stories/custom-code-block';
import { discountCodePage } from './stories/discount-code';
import { framePage } from './stories/frame';
import { lineOffersPage } from './stories/line-offers';
import { loginPage } from './stories/login';
import { notesPage } from './stories/notes';
import { sharedCartPage } from './stories/shared-cart';
import { smartCartAppPage } from './stories/smart-cart-app';
import { tieredProgressBarPage } from './stories/tiered-progress-bar';
import { titleBarPage } from './stories/title-bar';
import type { StoryPage } from './story';

/** Every folder of `src/cart` with its states. */
export const PAGES: readonly StoryPage[] = [
  framePage,
  titleBarPage,
  cartSharePage,
  loginPage,
  announcementBarPage,
  sharedCartPage,
  tieredProgressBarPage,
  cartItemsPage,
  lineOffersPage,
  cartSubtotalPage,
  notesPage,
  discountCodePage,
  checkoutPage,
  checkoutExtrasPage,
  crossSellWidgetPage,
  customCodeBlockPage,
  smartCartAppPage,
];

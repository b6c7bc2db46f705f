import { cartItemsPage } from './stories/cart-items';
import { cartSubtotalPage } from './stories/cart-subtotal';
import { checkoutPage } from './stories/checkout';
import { framePage } from './stories/frame';
import { notesPage } from './stories/notes';
import { tieredProgressBarPage } from './stories/tiered-progress-bar';
import { titleBarPage } from './stories/title-bar';
import type { StoryPage } from './story';

/** Every folder of `src/cart` with its states. */
export const PAGES: readonly StoryPage[] = [
  framePage,
  titleBarPage,
  tieredProgressBarPage,
  cartItemsPage,
  cartSubtotalPage,
  notesPage,
  checkoutPage,
];

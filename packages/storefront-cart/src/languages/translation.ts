import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { Texts } from '@cartwright/storefront-kit/messages/translate-texts';
import type { ANNOUNCEMENT_BAR_MESSAGES } from '../components/announcement-bar/announcement-bar-messages';
import type { BUNDLE_GROUPS_MESSAGES } from '../components/bundle-groups/bundle-groups-messages';
import type { CART_SHARE_MESSAGES } from '../components/cart-share/cart-share-messages';
import type { CROSS_SELL_MESSAGES } from '../components/cross-sell-widget/cross-sell-messages';
import type { CODE_REASON_MESSAGES } from '../components/discount-code/code-reason-messages';
import type { DISCOUNT_CODE_MESSAGES } from '../components/discount-code/discount-code-messages';
import type { LINE_OFFERS_MESSAGES } from '../components/line-offers/line-offers-messages';
import type { NOTES_MESSAGES } from '../components/notes/notes-messages';
import type { REMOVED_LINE_MESSAGES } from '../components/removed-line/removed-line-messages';
import type { SHARED_CART_MESSAGES } from '../components/shared-cart/shared-cart-messages';
import type { TIERED_PROGRESS_BAR_MESSAGES } from '../components/tiered-progress-bar/tiered-progress-bar-messages';
import type { Messages } from '../messages/messages';
import type { inLanguage } from './in-language';

/** Messages of lazy parts, by message name. */
interface PartMessages {
  readonly tiered_progress_bar: typeof TIERED_PROGRESS_BAR_MESSAGES;
  readonly announcement_bar: typeof ANNOUNCEMENT_BAR_MESSAGES;
  readonly cart_share: typeof CART_SHARE_MESSAGES;
  readonly shared_cart: typeof SHARED_CART_MESSAGES;
  readonly line_offers: typeof LINE_OFFERS_MESSAGES;
  readonly bundle_groups: typeof BUNDLE_GROUPS_MESSAGES;
  readonly removed_line: typeof REMOVED_LINE_MESSAGES;
  readonly notes: typeof NOTES_MESSAGES;
  readonly discount_code: typeof DISCOUNT_CODE_MESSAGES;
  readonly code_reasons: typeof CODE_REASON_MESSAGES;
  readonly cross_sell_widget: typeof CROSS_SELL_MESSAGES;
}

/** Translation of the cart: export `translation` of a file in `languages/`. */
export interface Translation {
  readonly cart: Messages;
  readonly parts: InAnyLanguage<PartMessages>;
  /** Default component texts, by their English. */
  readonly texts: Texts;
}

/** Exports of a file in `languages/`. */
export interface MessagesFile {
  readonly translation: Translation;
  readonly inLanguage: typeof inLanguage;
}

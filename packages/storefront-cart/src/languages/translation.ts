import type { InAnyLanguage } from '@cartwright/storefront-kit/words/in-any-language';
import type { Texts } from '@cartwright/storefront-kit/words/translate-texts';
import type { ANNOUNCEMENT_BAR_WORDS } from '../components/announcement-bar/announcement-bar-words';
import type { BUNDLE_GROUPS_WORDS } from '../components/bundle-groups/bundle-groups-words';
import type { CART_SHARE_WORDS } from '../components/cart-share/cart-share-words';
import type { CROSS_SELL_WORDS } from '../components/cross-sell-widget/cross-sell-words';
import type { CODE_REASON_WORDS } from '../components/discount-code/code-reason-words';
import type { DISCOUNT_CODE_WORDS } from '../components/discount-code/discount-code-words';
import type { LINE_OFFERS_WORDS } from '../components/line-offers/line-offers-words';
import type { NOTES_WORDS } from '../components/notes/notes-words';
import type { REMOVED_LINE_WORDS } from '../components/removed-line/removed-line-words';
import type { SHARED_CART_WORDS } from '../components/shared-cart/shared-cart-words';
import type { TIERED_PROGRESS_BAR_WORDS } from '../components/tiered-progress-bar/tiered-progress-bar-words';
import type { Words } from '../words/words';
import type { inLanguage } from './in-language';

/** The words of the lazy parts, by the name under which a part asks for them. */
interface PartWords {
  readonly tiered_progress_bar: typeof TIERED_PROGRESS_BAR_WORDS;
  readonly announcement_bar: typeof ANNOUNCEMENT_BAR_WORDS;
  readonly cart_share: typeof CART_SHARE_WORDS;
  readonly shared_cart: typeof SHARED_CART_WORDS;
  readonly line_offers: typeof LINE_OFFERS_WORDS;
  readonly bundle_groups: typeof BUNDLE_GROUPS_WORDS;
  readonly removed_line: typeof REMOVED_LINE_WORDS;
  readonly notes: typeof NOTES_WORDS;
  readonly discount_code: typeof DISCOUNT_CODE_WORDS;
  readonly code_reasons: typeof CODE_REASON_WORDS;
  readonly cross_sell_widget: typeof CROSS_SELL_WORDS;
}

/** Everything that the cart says by itself, in one language. What a file of `words/` exports as `translation`. */
export interface Translation {
  readonly cart: Words;
  readonly parts: InAnyLanguage<PartWords>;
  /** The texts of components as they begin, by their English. */
  readonly texts: Texts;
}

/** A file of `words/`. */
export interface WordsFile {
  readonly translation: Translation;
  readonly inLanguage: typeof inLanguage;
}

import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { CARD_ENGLISH } from '../messages/card-messages';
import type { BundleEditMessages } from './bundle-edit-messages';
import type { BundleMessages } from './bundle-messages';
import type { MoreMessages } from './more-messages';

/** English texts of widgets. */
export const ENGLISH = {
  ...CARD_ENGLISH,
  /** Read out of a widget without a title. */
  label: 'Suggestions',
  /** Of the buttons that push a row of products. */
  previous: 'Previous products',
  next: 'Next products',
  /** Read out. */
  inCart: (title: string) => `${title} is in your cart`,
  /** A text of the merchant's, which other languages translate where it was left as it was (`own-texts`). */
  own: (text: string) => text,
};

export type WidgetMessages = InAnyLanguage<typeof ENGLISH> & {
  /** What its parts say; absent: in English, which they have themselves. */
  readonly more?: MoreMessages;
  readonly bundle?: BundleMessages & BundleEditMessages;
};

/** A file of `languages/`. */
export interface WidgetMessagesFile {
  readonly messages: TranslatedMessages;
}

/** Messages in another language: all of them. */
export type TranslatedMessages = Required<WidgetMessages>;

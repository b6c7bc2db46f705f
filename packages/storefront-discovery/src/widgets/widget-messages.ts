import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { CARD_ENGLISH } from '../messages/card-messages';
import type { BundleEditMessages } from './bundle-edit-messages';
import type { BundleMessages } from './bundle-messages';
import type { MoreMessages } from './more-messages';

/** English texts of widgets. */
export const ENGLISH = {
  ...CARD_ENGLISH,
  /** Accessible name of a widget without a title. */
  label: 'Suggestions',
  /** Labels of the carousel's buttons. */
  previous: 'Previous products',
  next: 'Next products',
  /** Announcement to screen readers. */
  inCart: (title: string) => `${title} is in your cart`,
  /** Merchant's text; other languages translate defaults that weren't changed (`own-texts`). */
  own: (text: string) => text,
};

export type WidgetMessages = InAnyLanguage<typeof ENGLISH> & {
  /** Messages of lazy parts; absent: their own English ones. */
  readonly more?: MoreMessages;
  readonly bundle?: BundleMessages & BundleEditMessages;
};

/** A file of `languages/`. */
export interface WidgetMessagesFile {
  readonly messages: TranslatedMessages;
}

/** Messages in another language: all of them. */
export type TranslatedMessages = Required<WidgetMessages>;

import type { InAnyLanguage } from '@cartwright/storefront-kit/words/in-any-language';
import { CARD_ENGLISH } from '../words/card-words';
import type { BundleEditWords } from './bundle-edit-words';
import type { BundleWords } from './bundle-words';
import type { MoreWords } from './more-words';

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

export type WidgetWords = InAnyLanguage<typeof ENGLISH> & {
  /** What its parts say; absent: in English, which they have themselves. */
  readonly more?: MoreWords;
  readonly bundle?: BundleWords & BundleEditWords;
};

/** A file of `languages/`. */
export interface WidgetWordsFile {
  readonly words: TranslatedWords;
}

/** Words of another language: all of them. */
export type TranslatedWords = Required<WidgetWords>;

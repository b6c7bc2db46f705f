import { isBlank } from '@cartwright/core/texts/is-blank';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import type { TypedTranslation } from '@cartwright/core/translations/translate-text';
import type { Translations } from '@cartwright/core/translations/translations';
import { useMemo } from 'react';
import { TranslatedInto } from '../editor-kit/translations/translated-into';
import { TranslatedTexts } from '../editor-kit/translations/translated-texts';
import { useTranslatedLanguage } from './translated-language';

export interface ListTranslationsProps {
  /** What is translated: "these settings". */
  readonly noun: string;
  /** All places of texts. */
  readonly slots: readonly TextSlot[];
  /** Those that shoppers read by these settings; absent: all. */
  readonly own?: readonly TextSlot[];
  readonly translations: Translations;
  /** Whether the storefront has a text in its own words. */
  readonly isDefaultText: (text: string) => boolean;
  readonly onTranslate: (typed: TypedTranslation) => void;
}

/** The texts of a list in the other languages of the shop. */
export function ListTranslations({
  noun,
  slots,
  own = slots,
  translations,
  isDefaultText,
  onTranslate,
}: ListTranslationsProps) {
  const { language: chosen, translateInto } = useTranslatedLanguage();
  const texts = useMemo(
    () =>
      own.flatMap((slot) => {
        if (!slot.isShown || isBlank(slot.text)) return [];
        const group = String(slot.path[0]);
        return [{ ...slot, group, where: GROUPS[group] ?? 'Page' }];
      }),
    [own],
  );
  return (
    <TranslatedInto
      noun={noun}
      help="What you leave blank is shown as it is."
      chosen={chosen}
      onChoose={translateInto}
    >
      {(language, ownLanguage) =>
        texts.length === 0 ? (
          <p>There are no texts of yours here that shoppers read.</p>
        ) : (
          <TranslatedTexts
            key={language}
            texts={texts}
            slots={slots}
            translations={translations}
            language={language}
            own={ownLanguage}
            isDefaultText={isDefaultText}
            onTranslate={onTranslate}
          />
        )
      }
    </TranslatedInto>
  );
}

/** Groups of texts by the first step of their path; no card of these pages is called so. */
const GROUPS: Readonly<Record<string, string>> = {
  filters: 'Names of filters',
  filterSettings: 'Names of filters',
  sortOptions: 'Names of sort options',
  sortSettings: 'Names of sort options',
  badgeText: 'Badge of featured products',
  promoTiles: 'Names of promo tiles',
};

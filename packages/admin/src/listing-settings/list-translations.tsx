import { isBlank } from '@cartwright/core/texts/is-blank';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import type { TypedTranslation } from '@cartwright/core/translations/translate-text';
import type { Translations } from '@cartwright/core/translations/translations';
import { useMemo } from 'react';
import { TranslatedInto } from '../editor-kit/translations/translated-into';
import { TranslatedTexts } from '../editor-kit/translations/translated-texts';
import { useTranslatedLanguage } from './translated-language';

export interface ListTranslationsProps {
  /** Noun for the translated settings: "these settings". */
  readonly noun: string;
  /** All translatable texts. */
  readonly slots: readonly TextSlot[];
  /** Texts that these settings show to shoppers; absent: all. */
  readonly own?: readonly TextSlot[];
  readonly translations: Translations;
  /** Whether a text is a default of the storefront. */
  readonly isDefaultText: (text: string) => boolean;
  readonly onTranslate: (typed: TypedTranslation) => void;
}

/** Translations of a list's texts. */
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

/** Names of groups of texts by the first segment of their path; the pages have no cards with these names. */
const GROUPS: Readonly<Record<string, string>> = {
  filters: 'Names of filters',
  filterSettings: 'Names of filters',
  sortOptions: 'Names of sort options',
  sortSettings: 'Names of sort options',
  badgeText: 'Badge of featured products',
  promoTiles: 'Names of promo tiles',
};

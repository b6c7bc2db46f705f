import { setListTranslation } from '@cartwright/core/listing/settings/change-settings';
import { isDefaultListText } from '@cartwright/core/listing/settings/default-texts';
import { listingSlots, type TranslatedSettings } from '@cartwright/core/listing/settings/listing-texts';
import type { TextSlot } from '@cartwright/core/translations/text-slots';
import { useMemo } from 'react';
import { TranslationsCard } from '../../listing-settings/translations-card';
import type { ListingCardProps } from './listing-editor';

/** Card of translations of a list's texts. */
export function ListTranslationsCard<Doc extends TranslatedSettings>({
  settings,
  scope,
  run,
  noun,
  ownSlots,
}: ListingCardProps<Doc> & {
  /** Name of the settings: "this campaign". */
  readonly noun: string;
  /** Texts that shoppers see with these settings; absent: all. */
  readonly ownSlots?: readonly TextSlot[];
}) {
  const slots = useMemo(() => listingSlots(settings), [settings]);
  return (
    <TranslationsCard
      noun={noun}
      scope={scope}
      slots={slots}
      {...(ownSlots && { own: ownSlots })}
      translations={settings.translations}
      isDefaultText={isDefaultListText}
      onTranslate={(typed) => run(setListTranslation<Doc>(typed))}
    />
  );
}

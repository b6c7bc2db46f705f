import { setListing } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { SoldOutSetting } from '../../listing-settings/sold-out-setting';
import type { ListingCardProps } from './listing-editor';

/** Position of sold-out products. */
export function SoldOutCard<Doc extends ListingSettings>({
  settings,
  run,
  inheritance,
}: ListingCardProps<Doc>) {
  return (
    <SettingsCard title="Sold-out products">
      {inheritance?.choice}
      {!inheritance?.isInherited && (
        <SoldOutSetting
          value={settings.renderOos}
          onChange={(renderOos) => run(setListing({ renderOos }, 'Change sold-out products'))}
        />
      )}
    </SettingsCard>
  );
}

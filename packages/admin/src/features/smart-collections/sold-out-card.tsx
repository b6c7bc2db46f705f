import { setListing } from '@cartwright/core/collections/change-settings';
import { type ListingSettings, RENDER_OOS } from '@cartwright/core/collections/listing-settings';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { ListingCardProps } from './listing-editor';

const SOLD_OUT = { all: 'Keep in place', end: 'Move to the end', hide: 'Hide' } as const;

/** Where products stand that nobody can buy. */
export function SoldOutCard<Doc extends ListingSettings>({ settings, run }: ListingCardProps<Doc>) {
  return (
    <SettingsCard title="Sold-out products">
      <SelectSetting
        label="Where they are"
        value={settings.renderOos}
        options={RENDER_OOS.map((value) => ({ value, label: SOLD_OUT[value] }))}
        onChange={(renderOos) => run(setListing({ renderOos }, 'Change sold-out products'))}
      />
    </SettingsCard>
  );
}

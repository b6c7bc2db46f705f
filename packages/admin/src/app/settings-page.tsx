import { SettingsPage as Settings } from '../features/settings/settings-page';
import { ThemeEmbedSetting } from '../features/theme-embed/theme-embed-setting';

/** The settings, with what the theme makes of the cart. */
export function SettingsPage() {
  return <Settings theme={<ThemeEmbedSetting />} />;
}

import { SettingsPage as Settings } from '../features/settings/settings-page';
import { ThemeEmbedSetting } from '../features/theme-embed/theme-embed-setting';

/** Settings, with the theme's status. */
export function SettingsPage() {
  return <Settings theme={<ThemeEmbedSetting />} />;
}

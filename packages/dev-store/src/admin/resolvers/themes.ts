import type { StoreContext } from '../../context/store-context';
import { settingsData } from '../../theme-settings/settings-data';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid } from '../wire/gid';

/** The store's one theme. */
const THEME = { id: gid('OnlineStoreTheme', 1), name: 'Larkspur', role: 'MAIN' };
const SETTINGS_FILE = 'config/settings_data.json';

type Themes = ConnectionArguments & { readonly roles?: readonly string[] | null };
type Files = ConnectionArguments & { readonly filenames?: readonly string[] | null };

/** The themes of some roles; of its files the store tells the settings only. */
export function themes(store: StoreContext, args: Themes) {
  const found = !args.roles || args.roles.includes(THEME.role) ? [THEME] : [];
  return connection(
    found.map((theme) => themeSource(store, theme)),
    args,
  );
}

function themeSource(store: StoreContext, theme: typeof THEME) {
  return {
    __typename: 'OnlineStoreTheme',
    ...theme,
    files: (args: Files) => {
      const isAsked = !args.filenames || args.filenames.includes(SETTINGS_FILE);
      return connection(isAsked ? [fileSource(settingsData(store))] : [], args);
    },
  };
}

function fileSource(content: string) {
  return {
    __typename: 'OnlineStoreThemeFile',
    id: SETTINGS_FILE,
    filename: SETTINGS_FILE,
    body: { __typename: 'OnlineStoreThemeFileBodyText', content },
  };
}

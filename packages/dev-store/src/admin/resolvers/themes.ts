import type { StoreContext } from '../../context/store-context';
import { settingsData } from '../../theme-settings/settings-data';
import { templateFiles } from '../../theme-settings/template-json';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid } from '../wire/gid';

/** The store's only theme. */
const THEME = { id: gid('OnlineStoreTheme', 1), name: 'Larkspur', role: 'MAIN' };

type Themes = ConnectionArguments & { readonly roles?: readonly string[] | null };
type Files = ConnectionArguments & { readonly filenames?: readonly string[] | null };

/** Themes by role; supported files are the settings and templates with app blocks. */
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
      const { filenames } = args;
      const all = [['config/settings_data.json', settingsData(store)] as const, ...templateFiles(store)];
      const requested = filenames
        ? all.filter(([name]) => filenames.some((each) => isNamedBy(each, name)))
        : all;
      return connection(requested.map(fileSource), args);
    },
  };
}

/** Wildcard match: `*` is any characters. */
function isNamedBy(requested: string, filename: string): boolean {
  const pattern = requested.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${pattern}$`).test(filename);
}

function fileSource([filename, content]: readonly [filename: string, content: string]) {
  return {
    __typename: 'OnlineStoreThemeFile',
    id: filename,
    filename,
    body: { __typename: 'OnlineStoreThemeFileBodyText', content },
  };
}

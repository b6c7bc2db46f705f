import { type FunctionComponent, lazy, Suspense } from 'react';
import { CartListPage } from '../features/smart-carts/cart-list-page';
import { inTasks } from '../shared/in-tasks';

const ThemeEmbedNotice = late(
  async () => (await import('../features/theme-embed/theme-embed-notice')).ThemeEmbedNotice,
);
const ThemeEmbedState = late(
  async () => (await import('../features/theme-embed/theme-embed-state')).ThemeEmbedState,
);

/** The list of carts, with what the theme makes of them. */
export function CartsPage() {
  return (
    <CartListPage
      themeNotice={
        <Suspense>
          <ThemeEmbedNotice />
        </Suspense>
      }
      themeState={
        <Suspense>
          <ThemeEmbedState />
        </Suspense>
      }
    />
  );
}

/** Comes after the list. The list can do without it when its file cannot be had. */
function late(load: () => Promise<FunctionComponent>) {
  return lazy(async () => ({ default: await inTasks(load).catch(() => Nothing) }));
}

const Nothing = () => null;

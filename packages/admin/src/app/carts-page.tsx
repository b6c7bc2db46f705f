import { Link } from '@cartwright/ui/admin/link';
import { Suspense } from 'react';
import { CartListPage } from '../features/cart/list/cart-list-page';
import { late } from '../shared/components/late';

const ThemeEmbedNotice = late(
  async () => (await import('../features/theme-embed/theme-embed-notice')).ThemeEmbedNotice,
);
const ThemeEmbedState = late(
  async () => (await import('../features/theme-embed/theme-embed-state')).ThemeEmbedState,
);

/** List of carts, with the theme's status. */
export function CartsPage() {
  return (
    <CartListPage
      themeNotice={
        <Suspense>
          <ThemeEmbedNotice />
        </Suspense>
      }
      themeState={
        <>
          <Suspense>
            <ThemeEmbedState />
          </Suspense>
          <p>
            <Link url="/checkout-preview/">See what your live cart’s rewards come to at checkout</Link>
          </p>
        </>
      }
    />
  );
}

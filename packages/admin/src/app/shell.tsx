import { ToastRegion } from '@cartwright/ui/admin/toast-region';
import { TopBar } from '@cartwright/ui/admin/top-bar';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { shopQuery } from '../shared/shop-query';
import { useStore } from '../shared/store';
import { dismissToast, toasts } from '../shared/toasts';

/** What surrounds every page: the top bar, the page, the toasts. */
export function Shell() {
  const { data: shop } = useQuery(shopQuery);
  const shown = useStore(toasts, (all) => all);
  return (
    <>
      <TopBar
        home={(content) => (
          <Link
            to="/smartcart/"
            className="cwa-topbar__home"
            aria-label="Cartwright: Smart Carts"
            activeOptions={{ exact: true }}
          >
            {content}
          </Link>
        )}
        pages={
          <>
            <Link to="/smartcart/">Smart Carts</Link>
            <Link to="/discounts/">Discounts</Link>
          </>
        }
        shopName={shop?.name ?? null}
        storeUrl={shop?.storeUrl ?? null}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion toasts={shown} onDismiss={dismissToast} />
    </>
  );
}

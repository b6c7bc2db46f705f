import { ShopMenu } from '@cartwright/ui/admin/shop-menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { PLAN_PATH } from '../shared/api/account-paths';
import { withBase, withoutBase } from '../shared/api/admin-base';
import { authInfoQuery } from '../shared/api/auth-info';
import { rememberShop } from '../shared/api/known-shops';
import { isLoginPath, loginUrl } from '../shared/api/login-url';
import { mayLeave } from '../shared/api/may-leave';
import { isPlanMissing, planIsMissing } from '../shared/api/plan-missing';
import { HAS_SHOP_IN_URL, settleShop, shopAddress, shopOfPage } from '../shared/api/shop-of-page';
import { shopQuery } from '../shared/api/shop-query';
import { sessionQuery } from '../shared/api/user-query';
import { late } from '../shared/components/late';
import { useStore } from '../shared/state/store';
import { isSwitch } from './is-switch';
import { pageShop } from './page-shop';

const PermissionsNotice = late(async () => (await import('./rare-pages')).PermissionsNotice);
const PlanNotice = late(async () => (await import('./rare-pages')).PlanNotice);

/** Switcher of the session's shops; nothing for a single one. */
export function ShopSwitcher() {
  const { data: session } = useQuery(sessionQuery);
  const { data: shop } = useQuery(shopQuery);
  const current = shopOfPage();
  if (!session || session.shops.length < 2 || current === null) return null;
  const shops = session.shops.map(({ shopifyShopDomain: domain }) => ({
    domain,
    url: shopAddress(domain),
    isCurrent: domain === current,
  }));
  return <ShopMenu name={shop?.name ?? current} shops={shops} />;
}

/**
 * Ensures that the page's shop belongs to the session, and shows notices about missing plan or
 * scopes.
 */
export function AccessNotice() {
  useShopOfSession();
  usePlanPage();
  const { data: info } = useQuery(authInfoQuery);
  const lacksPlan = useStore(planIsMissing, (is) => is);
  const isAtPlans = useLocation({ select: ({ pathname }) => withoutBase(pathname) === PLAN_PATH });
  if (lacksPlan && !isAtPlans) {
    return (
      <Suspense>
        <PlanNotice />
      </Suspense>
    );
  }
  if (!info?.needsOauthRefresh || info.authUrl === null) return null;
  return (
    <Suspense>
      <PermissionsNotice />
    </Suspense>
  );
}

function useShopOfSession(): void {
  const { data: session } = useQuery(sessionQuery);
  const router = useRouter();
  // The login page lists shops itself, and a page that switches shops reloads.
  const isElsewhere = useLocation({
    select: (location) => !isLoginPath(location.pathname) && !isSwitch(location),
  });
  useEffect(
    function settleWhichShop() {
      if (!session || !isElsewhere) return undefined;
      const shops = session.shops.map(({ shopifyShopDomain }) => shopifyShopDomain);
      const decided = pageShop(shopOfPage(), HAS_SHOP_IN_URL, shops);
      if (decided.kind === 'stay') {
        settleShop(decided.domain);
        return rememberWhileUsed(decided.domain);
      }
      const { pathname, search, hash } = window.location;
      if (decided.kind === 'switch') window.location.replace(shopAddress(decided.domain));
      else router.history.replace(loginUrl(`${pathname}${search}${hash}`));
      return undefined;
    },
    [session, router, isElsewhere],
  );
}

/**
 * Redirects to the plans if the shop has to choose one. A loaded page stays, as it may have unsaved
 * changes.
 */
function usePlanPage(): void {
  const queries = useQueryClient();
  const router = useRouter();
  useEffect(
    function hearOfRefusals() {
      return queries.getQueryCache().subscribe(({ query: { state } }) => {
        if (state.data !== undefined || !isPlanMissing(state.error)) return;
        const isThere = withoutBase(window.location.pathname) === PLAN_PATH;
        if (!isThere && mayLeave()) router.history.replace(withBase(PLAN_PATH, window.location.pathname));
      });
    },
    [queries, router],
  );
}

/** Remembers the shop of the last used page, the default of new tabs. */
function rememberWhileUsed(domain: string): () => void {
  const remember = () => rememberShop(domain);
  remember();
  window.addEventListener('focus', remember);
  return () => window.removeEventListener('focus', remember);
}

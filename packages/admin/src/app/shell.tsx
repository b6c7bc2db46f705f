import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { addressFrom } from '../host/admin-address';
import { type Host, HostContext } from '../host/host';
import { standaloneHost } from '../host/standalone/standalone-host';
import { withBase } from '../shared/api/admin-base';
import { LOGIN_PATH } from '../shared/api/login-url';
import { privateKeysQuery } from '../shared/api/private-keys-query';
import { shopQuery } from '../shared/api/shop-query';
import { late } from '../shared/components/late';
import { pageHead } from '../shared/hooks/use-page-title';
import { useStore } from '../shared/state/store';
import { dismissOfPage, dismissToast, pauseToast, toasts } from '../shared/state/toasts';
import { dependsOnKeys, markedAt, shownSections } from './navigation';

const ShopSwitcher = late(async () => (await import('./session-parts')).ShopSwitcher);
const AccessNotice = late(async () => (await import('./session-parts')).AccessNotice);

/** Frame of every page, as the host shows it. */
export function Shell({ host = standaloneHost }: { host?: Host }) {
  const { data: shop } = useQuery(shopQuery);
  const { data: keys } = useQuery({ ...privateKeysQuery, enabled: dependsOnKeys() });
  const router = useRouter();
  const current = useLocation({ select: ({ pathname }) => markedAt(pathname) });
  const isLogin = useLocation({ select: ({ pathname }) => pathname.replace(/\/?$/, '/') === LOGIN_PATH });
  const shown = useStore(toasts, (all) => all);
  const head = useStore(pageHead, (all) => all);
  const open = useCallback(
    (path: string) => {
      const { location } = window;
      router.history.push(addressFrom(location, withBase(path, location.pathname)));
    },
    [router],
  );
  useEffect(
    function takeToastsAlong() {
      return router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (pathChanged) dismissOfPage();
      });
    },
    [router],
  );
  return (
    <HostContext.Provider value={host}>
      <host.Frame
        // Signed-out users would be redirected back here.
        pages={isLogin ? [] : shownSections(keys)}
        current={current}
        shop={shop ?? null}
        head={head}
        toasts={shown}
        onDismissToast={dismissToast}
        onPauseToast={pauseToast}
        onOpen={open}
        shopMenu={
          <Suspense>
            <ShopSwitcher />
          </Suspense>
        }
      >
        <Suspense>
          <AccessNotice />
        </Suspense>
        <Outlet />
      </host.Frame>
    </HostContext.Provider>
  );
}

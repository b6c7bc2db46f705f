import { SaveBar } from '@cartwright/ui/admin/save-bar';
import { ToastRegion } from '@cartwright/ui/admin/toast-region';
import { TopBar } from '@cartwright/ui/admin/top-bar';
import { HOME } from '../../shared/api/login-url';
import type { FrameProps, FullScreenProps, Host, HostSaveBarProps } from '../host';

/** Host of a browser window, rendered by us. */
export const standaloneHost: Host = {
  kind: 'standalone',
  Frame,
  SaveBar: SaveBarInPlace,
  FullScreen: WholeWindow,
  async requestScopes(scopes, accessUrl) {
    const url = new URL(accessUrl);
    url.searchParams.set('optional_scopes', scopes.join(','));
    // Shopify doesn't return to a window of ours.
    window.open(url, '_blank', 'noopener');
    return 'elsewhere';
  },
  openExternal: (url) => void window.open(url, '_blank', 'noopener'),
  navigateAway: (url) => window.location.assign(url),
};

function Frame({
  pages,
  current,
  shop,
  shopMenu,
  toasts,
  onDismissToast,
  onPauseToast,
  children,
}: FrameProps) {
  return (
    <>
      <TopBar home={HOME} pages={pages} current={current} shop={shop} shopMenu={shopMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ToastRegion toasts={toasts} onDismiss={onDismissToast} onPause={onPauseToast} />
    </>
  );
}

function SaveBarInPlace({ dirty, ...rest }: HostSaveBarProps) {
  return <SaveBar unsaved={dirty} {...rest} />;
}

/** Full screen in a window of its own: no change. */
function WholeWindow({ open, children }: FullScreenProps) {
  return open ? children : null;
}

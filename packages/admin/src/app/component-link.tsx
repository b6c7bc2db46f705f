import type { ComponentLinkProps } from '@cartwright/ui/admin/app-provider';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useContext } from 'react';
import { HostContext } from '../host/host';
import { withBase } from '../shared/api/admin-base';

/** Link component by the router; external links open in a new tab, or as the host opens them. */
export function ComponentLink({
  url = '',
  external,
  children,
  ref: _ref,
  onClick,
  ...rest
}: ComponentLinkProps) {
  const router = useRouter();
  const host = useContext(HostContext);
  if (external || !url.startsWith('/')) {
    const leave = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // Standalone windows follow the plain link.
      if (event.defaultPrevented || host?.kind !== 'embedded') return;
      event.preventDefault();
      host.openExternal(url);
    };
    return (
      <a {...rest} href={url} target="_blank" rel="noreferrer" onClick={leave}>
        {children}
      </a>
    );
  }
  const address = withBase(url, window.location.pathname);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    router.history.push(address);
  }
  /** Preloads a page's chunk on hover and focus, as the router's own links do. */
  const preload = () => void router.preloadRoute({ to: url.replace(/[?#].*/, '') }).catch(() => {});
  return (
    <a {...rest} href={address} onClick={follow} onMouseEnter={preload} onFocus={preload}>
      {children}
    </a>
  );
}

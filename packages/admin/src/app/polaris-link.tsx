import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type PolarisLinkProps = ComponentProps<'a'> & { url?: string; external?: boolean };

/** Polaris' links by the router; links that leave the app open in a new tab. */
export function PolarisLink({ url = '', external, children, ref: _ref, onClick, ...rest }: PolarisLinkProps) {
  const router = useRouter();
  if (external || !url.startsWith('/')) {
    return (
      <a {...rest} href={url} target="_blank" rel="noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    router.history.push(url);
  }
  return (
    <a {...rest} href={url} onClick={follow}>
      {children}
    </a>
  );
}

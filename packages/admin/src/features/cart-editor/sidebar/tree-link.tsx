import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to a screen of the editor. */
export function TreeLink({
  hash,
  current,
  children,
}: {
  hash: string;
  current: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to="./"
      hash={hash}
      replace
      resetScroll={false}
      hashScrollIntoView={false}
      className="cw-tree__link"
      data-tree-link
      // The router marks links to this page as current whatever their hash; only one screen is.
      activeProps={{ 'aria-current': current ? 'true' : undefined }}
      activeOptions={{ includeHash: false }}
      {...(current && { 'aria-current': 'true' as const })}
    >
      {children}
    </Link>
  );
}

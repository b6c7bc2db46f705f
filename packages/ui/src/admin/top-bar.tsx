import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import './top-bar.css';

export interface TopBarProps {
  /** The app's name as a link home; the router's own link element. */
  readonly home: (content: ReactNode) => ReactNode;
  /** Links to the app's pages. */
  readonly pages: ReactNode;
  /** Null while it loads. */
  readonly shopName: string | null;
  /** Where shoppers see the store; null while it loads. */
  readonly storeUrl: string | null;
}

/** The app's own bar at the top of every page. */
export function TopBar({ home, pages, shopName, storeUrl }: TopBarProps) {
  return (
    <header className="cwa-topbar">
      <a className="cwa-topbar__skip" href="#main">
        Skip to content
      </a>
      {home(
        <>
          <BrandMark size={28} />
          <span className="cwa-topbar__name">Cartwright</span>
        </>,
      )}
      <nav className="cwa-topbar__pages" aria-label="Pages">
        {pages}
      </nav>
      <div className="cwa-topbar__shop">
        {shopName !== null && <span className="cwa-topbar__shop-name">{shopName}</span>}
        {storeUrl !== null && (
          <a className="cwa-topbar__store" href={storeUrl} target="_blank" rel="noreferrer">
            View store<span className="cwa-visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </header>
  );
}

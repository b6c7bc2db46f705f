import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import { PageMenu, type PageMenuProps } from './page-menu';
import { UnstyledLink } from './unstyled-link';
import './top-bar.css';

export interface TopBarProps extends PageMenuProps {
  /** Path of the app's name. */
  readonly home: string;
  /** Null while loading. `storeUrl`: the storefront. */
  readonly shop: { readonly name: string; readonly storeUrl: string } | null;
  /** Replaces the shop's name if there are several. */
  readonly shopMenu?: ReactNode;
}

/** Top bar of every page. */
export function TopBar({ home, shop, shopMenu, ...menu }: TopBarProps) {
  return (
    <header className="cwa-topbar">
      <a className="cwa-topbar__skip" href="#main">
        Skip to content
      </a>
      <UnstyledLink url={home} className="cwa-topbar__home" aria-label="Cartwright: Home">
        <BrandMark size={28} />
        <span className="cwa-topbar__name">Cartwright</span>
      </UnstyledLink>
      {menu.pages.length > 0 && <PageMenu {...menu} />}
      <div className="cwa-topbar__shop">
        {shopMenu}
        {shop && (
          <>
            <span className="cwa-topbar__shop-name">{shop.name}</span>
            <a className="cwa-topbar__store" href={shop.storeUrl} target="_blank" rel="noreferrer">
              View store<span className="cwa-visually-hidden"> (opens in a new tab)</span>
            </a>
          </>
        )}
      </div>
    </header>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { BarMenu } from './bar-menu';
import { Icon } from './icon';
import { MenuIcon } from './icons';
import { UnstyledLink } from './unstyled-link';
import './page-menu.css';
import { useBarMenu } from './use-bar-menu';

export interface PageMenuProps {
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  /** Path of the current page, or of its parent. */
  readonly current: string | null;
}

/** Navigation of the app's pages: a row, or a menu if there isn't enough space. */
export function PageMenu({ pages, current }: PageMenuProps) {
  const [row, isCrowded] = useCrowded(pages.length);
  const { around, leave, setOpen, ...menu } = useBarMenu();
  const { isOpen } = menu;
  // Closes when the row fits, and stays closed when it no longer does.
  if (isOpen && !isCrowded) setOpen(false);
  const links = pages.map(({ path, label }) => (
    <li key={path}>
      <UnstyledLink
        url={path}
        aria-current={path === current ? 'page' : undefined}
        onClick={() => isOpen && leave()}
      >
        {label}
      </UnstyledLink>
    </li>
  ));

  return (
    <nav className="cwa-pages" aria-label="Pages" {...around}>
      <ul className="cwa-pages__row" ref={row} data-crowded={isCrowded || undefined}>
        {links}
      </ul>
      {isCrowded && (
        <BarMenu
          menu={menu}
          label={
            <>
              <Icon source={MenuIcon} />
              Menu
            </>
          }
        >
          {links}
        </BarMenu>
      )}
    </nav>
  );
}

/** Whether a row overflows, measured before paint. `count`: number of items. */
function useCrowded(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [isCrowded, setCrowded] = useState(false);
  useLayoutEffect(
    function measure() {
      const { current } = row;
      if (!current || count === 0) return;
      const measureBar = () => setCrowded(current.scrollWidth > current.clientWidth);
      measureBar();
      const observer = new ResizeObserver(measureBar);
      observer.observe(current);
      return () => observer.disconnect();
    },
    [count],
  );
  return [row, isCrowded] as const;
}

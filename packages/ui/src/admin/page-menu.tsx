import { useLayoutEffect, useRef, useState } from 'react';
import { BarMenu } from './bar-menu';
import { Icon } from './icon';
import { MenuIcon } from './icons';
import { UnstyledLink } from './unstyled-link';
import './page-menu.css';
import { useBarMenu } from './use-bar-menu';

export interface PageMenuProps {
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  /** The path of the page that shows, or of the one that it belongs to. */
  readonly current: string | null;
}

/** The app's pages: side by side where there is room for all of them, else behind a button. */
export function PageMenu({ pages, current }: PageMenuProps) {
  const [row, isCrowded] = useCrowded(pages.length);
  const { around, leave, setOpen, ...menu } = useBarMenu();
  const { isOpen } = menu;
  // Where all pages show there is nothing to open, nor is it open when they no longer do.
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

/** Whether a row is too narrow for what is in it; known before it is painted. `count` of what is in it. */
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

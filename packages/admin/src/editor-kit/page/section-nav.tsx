import { type ReactNode, useEffect, useRef } from 'react';
import './section-nav.css';

/** Navigation of a section; `label` names it. Scrolls to the current page. */
export function SectionNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(function scrollToCurrent() {
    const { current: row } = nav;
    const link = row?.querySelector<HTMLElement>('[aria-current="page"]') ?? null;
    if (!row || link === shown.current) return;
    shown.current = link;
    if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  });
  return (
    <nav ref={nav} className="cw-section-nav" aria-label={label}>
      {children}
    </nav>
  );
}

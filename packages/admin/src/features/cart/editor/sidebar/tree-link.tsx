import type { MouseEvent, ReactNode } from 'react';
import { hashOf, type Screen } from '../model/screen';
import { useChooseScreen } from '../model/use-screen';

/**
 * Link to a screen of the editor. A plain anchor: the router's links treat every hash of a page as
 * current.
 */
export function TreeLink({
  screen,
  current,
  children,
}: {
  screen: Screen;
  current: boolean;
  children: ReactNode;
}) {
  const choose = useChooseScreen();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(screen);
  }
  return (
    <a
      href={`#${hashOf(screen)}`}
      className="cw-tree__link"
      data-tree-link
      data-control="link"
      draggable={false}
      onClick={follow}
      {...(current && { 'aria-current': 'true' as const })}
    >
      {children}
    </a>
  );
}

import { type ReactNode, useId } from 'react';
import './bar-menu.css';
import type { useBarMenu } from './use-bar-menu';

/** Menu button of the top bar with its list of links while open. */
export function BarMenu({
  menu: { isOpen, button, toggle },
  label,
  children,
}: {
  readonly menu: Pick<ReturnType<typeof useBarMenu>, 'isOpen' | 'button' | 'toggle'>;
  /** Content of the button. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}) {
  const list = useId();
  return (
    <>
      <button
        type="button"
        ref={button}
        className="cwa-bar-menu__button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={toggle}
      >
        {label}
      </button>
      {isOpen && (
        // Focusable, so that pressing beside a link doesn't close it before the click.
        <ul className="cwa-bar-menu__list" id={list} tabIndex={-1}>
          {children}
        </ul>
      )}
    </>
  );
}

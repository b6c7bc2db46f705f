import { type ReactNode, useId } from 'react';
import './bar-menu.css';
import type { useBarMenu } from './use-bar-menu';

/** The button of a menu in the top bar and, while it is open, its links: items of a list. */
export function BarMenu({
  menu: { isOpen, button, toggle },
  label,
  children,
}: {
  readonly menu: Pick<ReturnType<typeof useBarMenu>, 'isOpen' | 'button' | 'toggle'>;
  /** What the button says. */
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
        // With a focus of its own, so that a press beside a link does not close it before the click.
        <ul className="cwa-bar-menu__list" id={list} tabIndex={-1}>
          {children}
        </ul>
      )}
    </>
  );
}

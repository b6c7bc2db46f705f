import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface BarMenu {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly button: RefObject<HTMLButtonElement>;
  /** Of the button that opens the menu, and closes it. */
  readonly toggle: () => void;
  /** To the page that opens: the link that had the focus is gone with the menu. */
  readonly leave: () => void;
  /** Of the element around button and menu: Escape closes it, and so does going on to something else. */
  readonly around: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** A menu of links that a button of the top bar opens. */
export function useBarMenu(): BarMenu {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    setOpen,
    button,
    toggle() {
      setOpen(!isOpen);
      // Not every browser gives the focus to a button that is clicked.
      button.current?.focus();
    },
    leave() {
      setOpen(false);
      document.querySelector('main')?.focus();
    },
    around: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}

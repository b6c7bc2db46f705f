import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface BarMenu {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly button: RefObject<HTMLButtonElement>;
  /** Toggles the menu; handler of its button. */
  readonly toggle: () => void;
  /** Moves the focus to the new page: the focused link is unmounted with the menu. */
  readonly leave: () => void;
  /** Handlers of the wrapper of button and menu: Escape and leaving close it. */
  readonly around: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Menu of links in the top bar. */
export function useBarMenu(): BarMenu {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    setOpen,
    button,
    toggle() {
      setOpen(!isOpen);
      // Safari doesn't focus clicked buttons.
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

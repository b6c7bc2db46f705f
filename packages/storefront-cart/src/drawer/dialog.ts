import { TITLE_ID } from '../components/title-bar/title-bar-container';
import { lockScroll } from './scroll-lock';

/** Drawer: a sliding modal dialog. The browser traps and restores the focus. */
export interface Drawer {
  readonly element: HTMLDialogElement;
  readonly isOpen: () => boolean;
  open(): void;
  close(): void;
}

/** Fallback timeout of the closing animation (milliseconds), which doesn't end in a hidden tab. */
const LATEST_CLOSE = 400;

export function createDrawer(root: ShadowRoot, changed: (open: boolean) => void): Drawer {
  const element = document.createElement('dialog');
  element.className = 'cw-dialog';
  element.setAttribute('part', 'dialog');
  element.setAttribute('aria-labelledby', TITLE_ID);
  root.append(element);
  let unlock: (() => void) | null = null;
  let pressedOutside = false;

  const isOpen = () => element.open && !element.hasAttribute('data-closing');

  function close(): void {
    if (!isOpen()) return;
    element.setAttribute('data-closing', '');
    setTimeout(end, LATEST_CLOSE);
  }

  /** Closes the dialog after the animation, unless reopened meanwhile. */
  function end(): void {
    if (element.hasAttribute('data-closing')) element.close();
  }
  element.addEventListener('animationend', ({ target }) => {
    if (target === element) end();
  });

  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  element.addEventListener('close', () => {
    element.removeAttribute('data-closing');
    unlock?.();
    unlock = null;
    changed(false);
  });
  // The cart fills the dialog, so only the backdrop targets the dialog itself. A press that began inside (selecting
  // text) and ended outside doesn't close it.
  element.addEventListener('pointerdown', (event) => {
    pressedOutside = event.target === element;
  });
  element.addEventListener('click', (event) => {
    if (event.target === element && pressedOutside) close();
  });

  return {
    element,
    isOpen,
    open() {
      element.removeAttribute('data-closing');
      if (element.open) return;
      unlock ??= lockScroll();
      element.showModal();
      changed(true);
    },
    close,
  };
}

import { TITLE_ID } from '../components/title-bar/title-bar-container';
import { lockScroll } from './scroll-lock';

/** The drawer: a modal dialog that slides. The browser moves the focus in, keeps it there, and gives it back. */
export interface Drawer {
  readonly element: HTMLDialogElement;
  readonly isOpen: () => boolean;
  open(): void;
  close(): void;
}

/** Longer than the way out takes: a browser that draws nothing (a hidden tab) ends no animation. */
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

  /** The way out has ended, unless the cart was opened again. */
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
  // The cart fills it, so that it is pressed itself only where it is not: on what is behind. A press that began inside
  // (selecting text) and ended outside closes nothing.
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

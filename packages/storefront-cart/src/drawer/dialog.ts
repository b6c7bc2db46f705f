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
    const end = () => {
      clearTimeout(timer);
      element.removeEventListener('animationend', ended);
      if (element.hasAttribute('data-closing')) element.close();
    };
    const ended = (event: AnimationEvent) => {
      if (event.target === element) end();
    };
    const timer = setTimeout(end, LATEST_CLOSE);
    element.addEventListener('animationend', ended);
  }

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
  // A press that began inside (selecting text) and ended outside closes nothing.
  element.addEventListener('pointerdown', (event) => {
    pressedOutside = event.target === element;
  });
  element.addEventListener('click', (event) => {
    if (event.target === element && pressedOutside && isOutside(element, event)) close();
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

function isOutside(element: HTMLElement, event: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

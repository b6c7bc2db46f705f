import type { Drawer } from './dialog';

/** The last press of the theme's button is the one whose form is carried over. */
let stop = new AbortController();

/**
 * Presses our checkout for the theme's cart page. What the page's form says of the order goes along; once our cart is
 * open, its quantities are the ones that count. Opens where ours asks something first, or has to wait. False where
 * there is no way to checkout.
 */
export function goByOurs(root: ShadowRoot, theirs: HTMLFormElement | null, drawer: Drawer): boolean {
  const ours = root.querySelector<HTMLFormElement>('.cw-checkout');
  if (!ours) return false;
  stop.abort();
  stop = new AbortController();
  let goes = false;
  root.addEventListener(
    'submit',
    ({ target, defaultPrevented }) => {
      if (target !== ours || defaultPrevented) return;
      goes = true;
      if (theirs) carryOver(theirs, ours, drawer.isOpen());
    },
    stop,
  );
  ours.requestSubmit();
  if (!goes) {
    drawer.open();
    // What is missing is marked once the cart has been drawn.
    requestAnimationFrame(() =>
      ours.querySelector<HTMLElement>('[aria-invalid="true"], :invalid:not(fieldset)')?.focus(),
    );
  }
  return true;
}

function carryOver(theirs: HTMLFormElement, ours: HTMLFormElement, withoutQuantities: boolean): void {
  for (const before of ours.querySelectorAll('[data-carried]')) before.remove();
  for (const [name, value] of new FormData(theirs)) {
    const skipped = name === 'checkout' || (withoutQuantities && name.startsWith('updates'));
    if (skipped || typeof value !== 'string' || ours.elements.namedItem(name) || isUnchanged(theirs, name))
      continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    field.dataset.carried = '';
    ours.append(field);
  }
}

/** A text that nobody has touched says nothing that the cart does not know, and may be older than it. */
function isUnchanged(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.type !== 'checkbox' && field.type !== 'hidden' && field.value === field.defaultValue;
}

import { cardPrice } from '@cartwright/core/listing/card';
import { inStoreFormat, storeFormat } from '@cartwright/core/money/store-format';
import { swatchIn } from '@cartwright/ui/listing/quick-add/offered-options';
import { QuickAdd } from '@cartwright/ui/listing/quick-add/quick-add';
import styles from '@cartwright/ui/listing/quick-add/quick-add.css';
import { render } from 'preact';
import { addStyles } from '../listing/add-styles';
import type { QuickAddPart } from './quick-add';
import { readQuickProduct } from './read-quick-product';

/** Last opened dialog. */
let last: HTMLDialogElement | null = null;

/** Opens a variant dialog for a product, or falls back to its page. */
async function chooseVariant(
  link: HTMLAnchorElement,
  { look, facets }: Parameters<QuickAddPart>[1],
  messages: Parameters<QuickAddPart>[2],
): Promise<void> {
  // Ignores a second click while pending.
  if (link.ariaDisabled) return;
  link.ariaDisabled = 'true';
  const { pathname, search } = new URL(link.href);
  const read = await fetch(`${pathname}.js`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  link.ariaDisabled = null;
  const product = readQuickProduct(read, pathname + search);
  if (!product) return location.assign(link.href);

  addStyles('quick-add', styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'cw-quick-dialog';
  dialog.ariaLabel = product.title;
  const variantId = Number(new URLSearchParams(search).get('variant')) || null;
  const { addTo = '', money = '' } = link.closest<HTMLElement>('.cw-listing')?.dataset ?? {};
  const format = storeFormat(money);
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // Backdrop clicks target the dialog itself.
    if (target === dialog && pressed === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => link.focus({ preventScroll: true }));
  render(
    <QuickAdd
      product={product}
      texts={
        look ? { ...messages, add: messages.own(look.add), soldOut: messages.own(look.soldOut) } : messages
      }
      addTo={addTo}
      variantId={variantId}
      swatchOf={(option, value) => swatchIn(facets, option, value)}
      priceOf={(variants) => cardPrice(variants, 'lowest')}
      format={format && ((amount) => inStoreFormat(amount, format))}
      onClose={() => dialog.close()}
      onAdd={() => dialog.close()}
    />,
    dialog,
  );
  // Removed only now: on close its form may still be submitting.
  if (last) render(null, last);
  last?.remove();
  last = dialog;
  // Inside the card, so that analytics can attribute adds to the product.
  link.after(dialog);
  dialog.showModal();
  const focused = [':checked', `button[value="${variantId}"]`, 'button[type="submit"]'];
  focused
    .map((selector) => dialog.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus();
}

/** @public */
export const part: QuickAddPart = chooseVariant;

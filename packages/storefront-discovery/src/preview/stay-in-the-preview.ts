/** Clicks of a shopper in a preview. */
export interface Clicks {
  /** Link to another query of the same page. */
  readonly onAddress: (search: string) => void;
  /** Click on a product, by its id. */
  readonly onProduct: (id: string) => void;
}

/**
 * Prevents navigation in the preview. A link to another query of the page is reported as such, and any click on a card
 * (link or form) as its product.
 */
export function stayInThePreview(page: HTMLElement, { onAddress, onProduct }: Clicks): void {
  page.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('.cw-card');
    const link = target.closest('a');
    const address = link?.getAttribute('href') ?? '';
    if (card?.dataset.component !== undefined) {
      event.preventDefault();
      onProduct(card.dataset.component);
    } else if (link && !event.defaultPrevented) {
      event.preventDefault();
      if (address === '' || address.startsWith('?')) onAddress(address);
    }
  });
  page.addEventListener('submit', (event) => event.preventDefault());
}

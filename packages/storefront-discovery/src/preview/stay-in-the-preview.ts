/** Clicks of a shopper in a preview. */
export interface Clicks {
  /** To another query of the same page. */
  readonly onAddress: (search: string) => void;
  /** On a product, by its id. */
  readonly onProduct: (id: string) => void;
}

/**
 * Keeps a click in `page` from leading away: there is no store behind the preview. A link to another query of the page asks
 * for that, and what is pressed of a product, its link and its form among it, is the product.
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

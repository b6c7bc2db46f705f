/** The theme's own script: the product form follows the chosen variant. Everything works without it. */
export const THEME_SCRIPT = `(() => {
  const form = document.querySelector('[data-product-form]');
  const source = document.querySelector('[data-product-json]');
  const select = form && form.querySelector('[data-variant-select]');
  if (!form || !source || !select) return;
  const product = JSON.parse(source.textContent);
  const button = form.querySelector('[data-add]');
  const price = document.querySelector('[data-price]');
  const stock = form.querySelector('[data-stock]');
  const image = document.querySelector('[data-product-image]');

  const chosen = () => product.variants.find(({ id }) => String(id) === select.value);
  const showAvailability = ({ available, stock_text }) => {
    stock.textContent = stock_text;
    button.disabled = !available;
    button.textContent = available ? 'Add to cart' : 'Sold out';
  };

  // A sold-out choice can be sent without JavaScript only: the store then says why it was refused.
  if (chosen()) showAvailability(chosen());

  select.addEventListener('change', () => {
    const variant = chosen();
    if (!variant) return;
    showAvailability(variant);
    price.textContent = variant.price_text;
    if (variant.compare_at_text) {
      const before = document.createElement('s');
      before.textContent = variant.compare_at_text;
      price.append(' ', before);
    }
    if (variant.featured_image) {
      image.src = variant.featured_image.src;
      image.alt = variant.featured_image.alt;
    }
    const address = new URL(location.href);
    address.searchParams.set('variant', select.value);
    history.replaceState(history.state, '', address);
  });
})();
`;

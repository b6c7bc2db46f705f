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

  select.addEventListener('change', () => {
    const variant = product.variants.find(({ id }) => String(id) === select.value);
    if (!variant) return;
    price.textContent = variant.price_text;
    if (variant.compare_at_text) {
      const before = document.createElement('s');
      before.textContent = variant.compare_at_text;
      price.append(' ', before);
    }
    stock.textContent = variant.stock_text;
    button.disabled = !variant.available;
    button.textContent = variant.available ? 'Add to cart' : 'Sold out';
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

/** Script of the product page: follows the selected options. Without it, the form's select is shown. */
export const PRODUCT_SCRIPT = `
(() => {
  const words = window.themeMessages;
  const page = document.querySelector('[data-product]');
  const form = page && page.querySelector('[data-product-form]');
  if (!form) return;
  const { variants } = JSON.parse(page.querySelector('[data-product-json]').textContent);
  const pickers = page.querySelector('[data-pickers]');
  const select = form.querySelector('[data-variant-select]');
  const button = form.querySelector('[data-add]');

  const radios = () => [...pickers.querySelectorAll('input')];
  const picked = () => radios().filter(({ checked }) => checked).map(({ value }) => value);
  const same = (a, b) => a.every((value, at) => value === b[at]);
  const variantOf = (options) => variants.find((variant) => same(variant.options, options));

  const showPrices = (variant) => {
    const price = page.querySelector('[data-price]');
    price.textContent = variant.price;
    if (variant.before) {
      const before = document.createElement('s');
      const word = document.createElement('span');
      word.className = 'visually-hidden';
      word.textContent = words.was;
      before.append(word, variant.before);
      price.append(' ', before);
    }
    for (const each of form.querySelectorAll('[data-plan-price]')) {
      each.textContent = variant.plans[each.dataset.planPrice];
    }
  };

  const showAvailability = (variant) => {
    form.querySelector('[data-stock]').textContent = variant ? variant.stock : words.notMade;
    button.disabled = !variant || !variant.available;
    button.textContent = !variant ? words.notAvailable : variant.available ? words.addToCart : words.soldOut;
  };

  const markSoldOut = () => {
    const chosen = picked();
    for (const radio of radios()) {
      const at = Number(radio.name.split('-')[1]) - 1;
      const variant = variantOf(chosen.map((value, index) => (index === at ? radio.value : value)));
      const gone = !variant || !variant.available;
      const label = radio.closest('label');
      label.toggleAttribute('data-sold-out', gone);
      label.querySelector('[data-sold-out-word]').textContent = gone ? words.soldOutValue : '';
    }
  };

  const show = (variant) => {
    showAvailability(variant);
    if (!variant) return;
    select.value = String(variant.id);
    showPrices(variant);
    const image = page.querySelector('[data-product-image]');
    if (image && variant.image) Object.assign(image, variant.image);
    const address = new URL(location.href);
    address.searchParams.set('variant', variant.id);
    history.replaceState(history.state, '', address);
  };

  // A sold-out choice can be sent without a script only: the store then says why it was refused.
  if (!pickers) return showAvailability(variants[0]);
  showAvailability(variantOf(picked()));
  pickers.addEventListener('change', ({ target }) => {
    target.closest('fieldset').querySelector('[data-picked]').textContent = target.value;
    markSoldOut();
    show(variantOf(picked()));
  });
})();
`;

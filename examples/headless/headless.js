// A cart of our own, from the public API only. The reference: docs/reference.md
const find = (name) => document.querySelector(`[data-${name}]`);
const HANDLES = ['enamel-mug', 'linen-apron', 'stoneware-bowl'];

/** An element with a text and children. */
function make(tag, text, ...children) {
  const element = document.createElement(tag);
  element.append(text, ...children);
  return element;
}

function button(text, onClick) {
  const element = make('button', text);
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

/** Amounts are subunits of the cart's currency. */
const money = (amount, currency) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency }).format(amount / 100);

/** Every call resolves with `{ ok: true }`, or with what to tell the shopper. */
async function say(call) {
  const result = await call;
  find('message').textContent = result.ok ? '' : result.message;
}

function draw(api, { cart, rewards }) {
  find('lines').replaceChildren(
    ...cart.lines.map((line) => {
      // A gift comes and goes by itself: it has no quantity to change.
      const { key, title, quantity, charged, gift } = line;
      const price =
        charged === null ? '' : ` – ${gift && charged === 0 ? 'free' : money(charged, cart.currency)}`;
      const more = button('+', () => say(api.change(key, quantity + 1)));
      more.setAttribute('aria-label', `Increase quantity of ${title}`);
      const remove = button('Remove', () => say(api.remove(key)));
      remove.setAttribute('aria-label', `Remove ${title}`);
      return make('li', `${quantity} × ${title}${price} `, ...(gift ? [remove] : [more, remove]));
    }),
  );
  find('total').textContent =
    cart.itemCount === 0 ? 'Nothing yet.' : `Total ${money(cart.total, cart.currency)}`;
  find('tiers').replaceChildren(
    ...rewards.tiers.map(({ type, earned, remaining }) =>
      make('li', `${type}: ${earned ? 'earned' : `${money(remaining, cart.currency)} to go`}`),
    ),
  );
}

// Called when the script is there, or at once when it is there already.
window.Cartwright = window.Cartwright || [];
window.Cartwright.push((api) => {
  api.on('change', (state) => draw(api, state));
  api.on('error', ({ message }) => {
    find('message').textContent = message;
  });
  find('drawer').addEventListener('click', () => api.open());
  // Loads the cart and reads it: the first `change` follows.
  say(api.refresh());

  for (const handle of HANDLES) {
    fetch(`/products/${handle}.js`)
      .then((response) => response.json())
      .then(({ title, price, variants }) => {
        const add = button('Add', () => say(api.add({ variantId: variants[0].id })));
        add.setAttribute('aria-label', `Add ${title}`);
        find('products').append(make('li', `${title} ${money(price, 'USD')} `, add));
      });
  }
});

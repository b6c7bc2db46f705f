// A theme with a drawer of its own, on Shopify's standard actions and events.
customElements.define(
  'cart-drawer',
  class extends HTMLElement {
    connectedCallback() {
      const list = document.createElement('ul');
      const close = document.createElement('button');
      close.type = 'button';
      close.textContent = 'Close';
      close.addEventListener('click', () => {
        this.hidden = true;
      });
      this.append(list, close);
      this.list = list;
      // The event comes when a change begins, whoever makes it; its promise tells what became of it.
      document.addEventListener('shopify:cart:lines-update', ({ action, promise }) => {
        if (action === 'add' && this.hasAttribute('auto-open')) this.open();
        promise.then(
          () => this.draw(),
          () => {},
        );
      });
    }

    open() {
      this.hidden = false;
      this.draw();
    }

    async draw() {
      const { items, item_count: count } = await (await fetch('/cart.js')).json();
      this.list.replaceChildren(
        ...items.map(({ quantity, product_title: title, final_line_price: price }) => {
          const line = document.createElement('li');
          line.textContent = `${quantity} × ${title} – ${price === 0 ? 'free' : `$${(price / 100).toFixed(2)}`}`;
          return line;
        }),
      );
      document.querySelector('[data-cart-count]').textContent = count;
    }
  },
);

document.addEventListener('DOMContentLoaded', () => {
  const { actions } = window.Shopify;
  const drawer = document.querySelector('cart-drawer');
  // Whoever writes shows what was written: without a handler the platform would load the page anew.
  actions.updateCart.configure({ eventTarget: () => drawer, handler: (write) => write() });
  if (document.documentElement.hasAttribute('data-cartwright-ignore')) {
    actions.openCart.configure({ handler: () => drawer.open() });
  }

  document.querySelector('.cart-link').addEventListener('click', (event) => {
    event.preventDefault();
    drawer.open();
  });
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.target);
    actions.updateCart({
      lines: [
        {
          merchandiseId: `gid://shopify/ProductVariant/${fields.get('id')}`,
          quantity: Number(fields.get('quantity')),
        },
      ],
    });
  });
  document.querySelector('[data-ask]').addEventListener('click', () => actions.openCart());

  fetch('/products/linen-apron.js')
    .then((response) => response.json())
    .then(({ variants }) => {
      for (const { id, title } of variants) document.querySelector('select').add(new Option(title, id));
    });
});

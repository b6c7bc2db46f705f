/**
 * Sample partner app, as a custom element that a slide-out cart can embed. It only depends on the cart's attributes,
 * its property `cart` and the change event.
 */
export const DELIVERY_ESTIMATE_SCRIPT = `
customElements.define('delivery-estimate', class extends HTMLElement {
  static observedAttributes = ['label', 'from-days', 'to-days', 'count-parcels'];
  connectedCallback() {
    this.addEventListener('cartwright:cart', this);
    this.draw();
  }
  disconnectedCallback() {
    this.removeEventListener('cartwright:cart', this);
  }
  attributeChangedCallback() {
    if (this.isConnected) this.draw();
  }
  handleEvent() {
    this.draw();
  }
  draw() {
    const days = [this.getAttribute('from-days'), this.getAttribute('to-days')].filter(Boolean);
    const items = this.cart ? this.cart.itemCount : 0;
    const what = this.getAttribute('count-parcels') === 'true' && items > 0
      ? ' · ' + items + (items === 1 ? ' item' : ' items')
      : '';
    this.textContent = this.getAttribute('label') + ' ' + days.join(' to ') + ' days' + what;
    this.style.display = 'block';
  }
});
`;

/** Styles of the cart page. */
export const CART_STYLES = `
.cart__form { display: grid; gap: 40px clamp(28px, 5vw, 72px); align-items: start; grid-template-columns: minmax(0, 1fr); }
.cart__side { display: grid; gap: 18px; background: var(--panel); border-radius: 12px; padding: clamp(18px, 3vw, 28px); }
.cart__side .notice { margin: 0; }
.cart__actions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.cart__actions .button { padding: 0 12px; }
@media (min-width: 900px) { .cart__form { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); } }
@media (max-width: 379px) { .cart__actions { grid-template-columns: 1fr; } }
.lines { border-top: 1px solid var(--line); }
.line { display: grid; grid-template-columns: clamp(72px, 14vw, 112px) minmax(0, 1fr) auto; gap: 16px; padding: 20px 0; border-bottom: 1px solid var(--line); }
.line__picture { border-radius: 8px; width: 100%; }
.line__about > a { font-weight: 500; text-decoration: none; }
.line__about > a:hover { text-decoration: underline; }
.line__controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; margin-top: 10px; }
.quantity { width: 76px; min-height: 44px; }
.line__remove { font-size: .9375rem; padding: 10px 0; }
.line__price { text-align: right; font-variant-numeric: tabular-nums; display: grid; align-content: start; }
.cart[aria-busy="true"] .lines { opacity: .6; }
.line__about { overflow-wrap: anywhere; }
`;

/** Styles of the product page: gallery, option pickers, plans and buy form. */
export const PRODUCT_STYLES = `
.product { display: grid; gap: 32px clamp(28px, 6vw, 88px); max-width: 1280px; margin: 0 auto; padding: clamp(16px, 4vw, 56px) clamp(16px, 4vw, 48px) clamp(56px, 8vw, 104px); align-items: start; grid-template-columns: minmax(0, 1fr); }
.product__about { display: grid; gap: 14px; }
.product__about h1 { font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem); }
.product__description { border-top: 1px solid var(--line); padding-top: 20px; margin-top: 8px; color: var(--soft); max-width: 56ch; }
.price { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.buy { display: grid; gap: 16px; margin-top: 10px; max-width: 440px; }
.buy__row { display: flex; gap: 12px; align-items: end; }
.buy__row .button { flex: 1; }
.stock { color: var(--soft); font-size: .9375rem; }
@media (min-width: 700px) {
  .product { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); }
  .product__about { position: sticky; top: 40px; }
}


.gallery { display: grid; gap: 12px; min-width: 0; }
.gallery__first { width: 100%; border-radius: 12px; }
.gallery__others { display: grid; gap: 12px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
.gallery__others img { width: 100%; border-radius: 10px; }
@media (max-width: 699px) {
  .gallery__others { display: flex; overflow-x: auto; scroll-snap-type: x proximity; }
  .gallery__others li { flex: 0 0 30%; scroll-snap-align: start; }
}
.product__title--long { font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem) !important; overflow-wrap: anywhere; }
.pickers { display: grid; gap: 18px; max-width: 480px; margin-top: 8px; }
.picker legend { font-size: .875rem; font-weight: 600; margin-bottom: 8px; }
.picker legend span { font-weight: 400; color: var(--soft); }
.picker__values { display: flex; flex-wrap: wrap; gap: 8px; }
.chip, .swatch { position: relative; display: grid; place-items: center; cursor: pointer; }
.chip input, .swatch input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; padding: 0; opacity: 0; cursor: pointer; }
.chip { min-width: 48px; min-height: 44px; padding: 0 14px; border: 1px solid #8b8172; border-radius: 6px; background: var(--raised); }
.chip:has(:checked) { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.swatch { width: 44px; height: 44px; border: 2px solid transparent; border-radius: 50%; }
.swatch__colour { width: 34px; height: 34px; border-radius: 50%; border: 1px solid #8b8172; }
.swatch:has(:checked) { border-color: var(--ink); }
.chip:has(:focus-visible), .swatch:has(:focus-visible) { outline: 2px solid var(--moss); outline-offset: 2px; }
.chip[data-sold-out] { background-image: linear-gradient(to top right, transparent calc(50% - 1px), #8b8172 calc(50% - 1px), #8b8172 calc(50% + 1px), transparent calc(50% + 1px)); }
.chip[data-sold-out]:not(:has(:checked)) { color: #6a6155; }
.swatch[data-sold-out]::after { content: ""; position: absolute; left: 50%; top: 0; width: 2px; height: 100%; background: var(--ink); outline: 1px solid var(--paper); transform: rotate(45deg); pointer-events: none; }
.plans { border: 1px solid #d6cab6; border-radius: 8px; overflow: hidden; }
.plans legend { float: left; width: 100%; padding: 12px 16px 4px; font-size: .875rem; font-weight: 600; }
.plan { clear: both; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 12px; align-items: center; min-height: 48px; padding: 8px 16px; cursor: pointer; }
.plan:has(:checked) { background: var(--moss-tint); }
.plan:has(:focus-visible) { outline: 2px solid var(--moss); outline-offset: -3px; border-radius: 6px; }
.plan input { width: 20px; height: 20px; min-height: 0; margin: 0; accent-color: var(--moss); }
.plan__saving { color: var(--moss); font-weight: 600; font-size: .875rem; white-space: nowrap; }
.plan__price { font-variant-numeric: tabular-nums; }
.product__description > [dir] { text-align: start; }
.product__description > [dir] > * + * { margin-top: 12px; }
.product__description ul, .product__description ol { padding-left: 20px; list-style: disc; }
.product__description ol { list-style: decimal; }
.product__description table { border-collapse: collapse; display: block; overflow-x: auto; }
.product__description :is(th, td) { border: 1px solid var(--line); padding: 6px 10px; text-align: left; }
.product__description { overflow-wrap: anywhere; }
`;

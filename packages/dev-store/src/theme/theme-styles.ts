/** The theme's style sheet. One warm palette, one scale of 4 px, system fonts: nothing is loaded from elsewhere. */
export const THEME_STYLES = `
:root {
  --paper: #faf7f1; --raised: #fffdf9; --ink: #26221c; --soft: #645b4e; --line: #e2d9ca;
  --moss: #3d5537; --moss-dark: #2d4128; --moss-tint: #e7ecdf; --red: #9b2c1c;
  --serif: "Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Palatino, Georgia, serif;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); display: flex; flex-direction: column; min-height: 100vh; }
main { flex: 1; outline: none; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
img { display: block; max-width: 100%; height: auto; }
a { color: inherit; text-underline-offset: .2em; }
h1, h2 { font-family: var(--serif); font-weight: 500; line-height: 1.15; letter-spacing: -.01em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); }
h2 { font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem); }
s { color: var(--soft); font-weight: 400; }
:focus-visible { outline: 2px solid var(--moss); outline-offset: 3px; border-radius: 3px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 16px; top: -100px; z-index: 2; background: var(--ink); color: var(--paper); padding: 12px 16px; border-radius: 6px; }
.skip:focus { top: 12px; }
.eyebrow { font-size: .8125rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); }
.fine { font-size: .875rem; color: var(--soft); }
.fine--off { color: var(--moss); font-weight: 600; }

.header { border-bottom: 1px solid var(--line); background: var(--paper); }
.header__in, .footer__in { max-width: 1280px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px); }
.header__in { display: flex; align-items: center; gap: 8px clamp(12px, 3vw, 40px); min-height: 72px; }
.brand { display: inline-flex; align-items: center; gap: 8px; font-family: var(--serif); font-size: 1.25rem; text-decoration: none; white-space: nowrap; min-height: 44px; }
.nav { display: flex; gap: 4px 28px; margin-left: auto; }
.nav a { text-decoration: none; padding: 8px 0; border-block: 2px solid transparent; }
.nav a:hover, .nav a[aria-current] { border-bottom-color: var(--ink); }
.cart-link { display: inline-flex; align-items: center; gap: 8px; text-decoration: none; min-height: 44px; padding: 0 4px; }
.cart-link:hover .cart-link__word { text-decoration: underline; }
.cart-count { min-width: 24px; padding: 0 7px; text-align: center; font-size: .8125rem; line-height: 24px; font-weight: 600; border-radius: 12px; background: var(--moss); color: #fff; font-variant-numeric: tabular-nums; }
@media (max-width: 599px) {
  .header__in { flex-wrap: wrap; padding-top: 8px; padding-bottom: 4px; }
  .brand { font-size: 1.125rem; }
  .cart-link { margin-left: auto; }
  .nav { order: 3; width: 100%; margin: 0; }
  .cart-link__word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}

.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 0 28px; border: 1px solid var(--moss); border-radius: 6px; background: var(--moss); color: #fff; font: 600 1rem/1.2 var(--sans); text-decoration: none; cursor: pointer; transition: background-color .15s; }
.button:hover { background: var(--moss-dark); }
.button[disabled] { background: #e9e2d6; border-color: #e9e2d6; color: #6a6155; cursor: not-allowed; }
.button--plain { background: transparent; color: var(--ink); border-color: #8b8172; }
.button--plain:hover { background: #f0e9dd; }

.hero { display: grid; gap: 32px clamp(24px, 5vw, 72px); align-items: center; max-width: 1280px; margin: 0 auto; padding: clamp(32px, 6vw, 88px) clamp(16px, 4vw, 48px); grid-template-columns: minmax(0, 1fr); }
.hero__text { display: grid; gap: 16px; justify-items: start; }
.hero__text .button { margin-top: 8px; }
.hero__lead { font-size: 1.125rem; color: var(--soft); max-width: 34ch; }
.hero__pictures { display: grid; grid-template-columns: 2fr 1fr; grid-template-rows: 1fr 1fr; gap: 12px; }
.hero__pictures img { width: 100%; height: 100%; object-fit: cover; border-radius: 10px; }
.hero__pictures img:first-child { grid-row: span 2; }
@media (min-width: 800px) { .hero { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } }

.section { max-width: 1280px; margin: 0 auto; padding: 24px clamp(16px, 4vw, 48px) clamp(56px, 8vw, 104px); }
.section--first { padding-top: clamp(32px, 5vw, 64px); }
.section__head { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; margin-bottom: 28px; }
.section__head p { color: var(--soft); }
.grid { display: grid; gap: 36px 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(150px, 21%)), 1fr)); }
.card__link { display: block; text-decoration: none; }
.card__picture { position: relative; border-radius: 10px; overflow: hidden; margin-bottom: 12px; background: #efe7da; aspect-ratio: 1; }
.card__picture img { width: 100%; transition: transform .25s; }
.card__link:hover img { transform: scale(1.025); }
.card__title { letter-spacing: 0; font: 500 1rem/1.35 var(--sans); }
.card__link:hover .card__title { text-decoration: underline; }
.card__price { color: var(--soft); font-variant-numeric: tabular-nums; }
.badge { position: absolute; left: 10px; top: 10px; background: var(--raised); color: var(--ink); font-size: .8125rem; padding: 2px 10px; border-radius: 12px; }
.badge--sale { background: var(--moss); color: #fff; }

.product { display: grid; gap: 32px clamp(28px, 6vw, 88px); max-width: 1280px; margin: 0 auto; padding: clamp(16px, 4vw, 56px) clamp(16px, 4vw, 48px) clamp(56px, 8vw, 104px); align-items: start; grid-template-columns: minmax(0, 1fr); }
.product__picture img { width: 100%; border-radius: 12px; }
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

.field { display: grid; gap: 6px; }
.field > span { font-size: .875rem; font-weight: 600; }
.field--quantity { width: 92px; }
input, select, textarea { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid #8b8172; border-radius: 6px; background: var(--raised); color: inherit; font: inherit; }
select { appearance: none; padding-right: 40px; background: var(--raised) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9' fill='none' stroke='%2326221c' stroke-width='1.8'%3E%3Cpath d='M1 1.5l6 6 6-6'/%3E%3C/svg%3E") no-repeat right 14px center; text-overflow: ellipsis; }
textarea { resize: vertical; }

.notice { padding: 12px 16px; border-radius: 6px; background: #f0e9dd; }
.notice--error { background: #f9e6e1; color: var(--red); }
.cart .notice { margin-bottom: 16px; }
.empty { display: grid; gap: 16px; justify-items: start; }
.cart__form { display: grid; gap: 40px clamp(28px, 5vw, 72px); align-items: start; grid-template-columns: minmax(0, 1fr); }
.cart__side { display: grid; gap: 18px; background: #f3ecdf; border-radius: 12px; padding: clamp(18px, 3vw, 28px); }
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
.line__controls { display: flex; align-items: center; gap: 16px; margin-top: 10px; }
.quantity { width: 76px; min-height: 44px; }
.line__remove { font-size: .9375rem; padding: 10px 0; }
.line__price { text-align: right; font-variant-numeric: tabular-nums; display: grid; align-content: start; }
.sums { display: grid; gap: 8px; font-variant-numeric: tabular-nums; }
.sums > div { display: flex; justify-content: space-between; gap: 16px; }
.sums dd { white-space: nowrap; }
.sums__off { color: var(--moss); font-weight: 600; }
.sums__total { border-top: 1px solid #d6cab6; margin-top: 4px; padding-top: 12px; font-size: 1.125rem; font-weight: 600; }
.checkout { max-width: 680px; display: grid; gap: 18px; }
.checkout h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); }
.checkout__lead { color: var(--soft); }
.receipt { border-block: 1px solid var(--line); padding: 8px 0; }
.receipt li { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; font-variant-numeric: tabular-nums; }
.receipt li > :last-child { white-space: nowrap; }

.footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem; }
.footer__in { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-top: 28px; padding-bottom: 28px; }
.footer__brand { font-family: var(--serif); color: var(--ink); }
@media (prefers-reduced-motion: reduce) { *, *::before { transition: none !important; scroll-behavior: auto !important; } }
`;

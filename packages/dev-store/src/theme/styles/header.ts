/** Styles of header, search suggestions, market selector, navigation, notification and footer. */
export const HEADER_STYLES = `
.header { position: relative; z-index: 3; border-bottom: 1px solid var(--line); background: var(--paper); }
.header__in, .nav__in, .footer__in { max-width: 1280px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px); }
.header__in { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; grid-template-areas: "brand market cart" "search search search"; align-items: center; gap: 8px 12px; padding-top: 10px; padding-bottom: 10px; }
.brand { grid-area: brand; display: inline-flex; align-items: center; gap: 8px; font-family: var(--serif); font-size: 1.125rem; text-decoration: none; white-space: nowrap; min-height: 44px; max-width: 100%; justify-self: start; }
.brand svg { flex: none; }
.brand span { overflow: hidden; text-overflow: ellipsis; }
.search { grid-area: search; position: relative; }
.search input { padding-right: 52px; border-radius: 24px; padding-left: 20px; }
.search__go { position: absolute; right: 4px; top: 2px; width: 44px; height: 44px; display: grid; place-items: center; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
.suggestions { position: absolute; left: 0; right: 0; top: calc(100% + 8px); background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 8px; box-shadow: 0 12px 32px #26221c24; }
.suggestion { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 6px; border-radius: 8px; text-decoration: none; }
.suggestion > span { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.suggestion img { border-radius: 6px; }
.suggestion:hover { background: #f3ecdf; }
.suggestions__all { display: block; padding: 12px 8px 8px; }
.market { grid-area: market; position: relative; }
.market summary { display: flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 8px; cursor: pointer; list-style: none; border-radius: 6px; }
.market summary::-webkit-details-marker { display: none; }
.market summary::after { content: ""; width: 7px; height: 7px; border: solid currentColor; border-width: 0 1.6px 1.6px 0; transform: rotate(45deg) translate(-2px, -2px); }
.market__currency { color: var(--soft); }
.market__list { position: absolute; right: 0; top: calc(100% + 4px); min-width: 220px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 6px; box-shadow: 0 12px 32px #26221c24; }
.market__list button { display: flex; justify-content: space-between; gap: 16px; width: 100%; min-height: 44px; align-items: center; padding: 0 12px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.market__list button:hover { background: #f3ecdf; }
.market__list [aria-current] { font-weight: 600; }
.cart-link { grid-area: cart; display: inline-flex; align-items: center; gap: 8px; text-decoration: none; min-height: 44px; padding: 0 4px; }
.cart-link:hover .cart-link__word { text-decoration: underline; }
.cart-count { min-width: 24px; padding: 0 7px; text-align: center; font-size: .8125rem; line-height: 24px; font-weight: 600; border-radius: 12px; background: var(--moss); color: #fff; font-variant-numeric: tabular-nums; }
.nav__in { display: flex; gap: 4px 24px; overflow-x: auto; scrollbar-width: none; scroll-padding-inline: 16px; }
.nav a { display: block; white-space: nowrap; text-decoration: none; padding: 9px 0 8px; min-height: 44px; border-bottom: 2px solid transparent; }
.nav a:focus-visible { outline-offset: -2px; }
.nav a:hover, .nav a[aria-current] { border-bottom-color: var(--ink); }
@media (max-width: 599px) {
  .cart-link__word, .market__currency { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}
@media (max-width: 359px) {
  .header__in { column-gap: 4px; }
  .brand { font-size: 1rem; gap: 4px; }
}
@media (min-width: 800px) {
  .header__in { grid-template-columns: minmax(0, 1fr) minmax(220px, 380px) auto auto; grid-template-areas: "brand search market cart"; gap: 20px; padding-top: 12px; padding-bottom: 4px; }
  .brand { font-size: 1.25rem; }
}
.notification { position: fixed; z-index: 4; right: 16px; top: 16px; left: 16px; margin-left: auto; max-width: 420px; display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px; box-shadow: 0 16px 40px #26221c2e; }
.notification p { flex: 1 1 100%; }
.notification__close { min-height: 44px; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer; }
.footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem; }
.footer__in { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-top: 28px; padding-bottom: 28px; }
.footer__consent { display: flex; align-items: center; gap: 8px; min-height: 44px; }
/* Its place is kept, so that the footer doesn't move when the script shows it. */
.footer__consent[hidden] { display: flex !important; visibility: hidden; }
.footer__consent input { width: auto; min-height: 0; }
.footer__brand { font-family: var(--serif); color: var(--ink); }
@media (prefers-reduced-motion: reduce) { *, *::before { transition: none !important; scroll-behavior: auto !important; } }
`;

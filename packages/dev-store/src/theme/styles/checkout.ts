/** Styles of checkout and thank-you page: one column on small screens, form and summary side by side from 1000 px. */
export const CHECKOUT_STYLES = `
.co-body main { display: flex; flex-direction: column; }
.co-header { border-bottom: 1px solid var(--line); background: var(--paper); }
.co-header__in { display: flex; align-items: center; justify-content: space-between; gap: 4px 16px; flex-wrap: wrap; max-width: 1120px; margin: 0 auto; padding: 8px clamp(16px, 4vw, 40px); }
.co-brand { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-family: var(--serif); font-size: 1.125rem; text-decoration: none; }
.co-back { display: inline-flex; align-items: center; min-height: 44px; font-size: .9375rem; }
.co { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }
.co h1, .co-message h1 { font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); overflow-wrap: anywhere; }
.co h2 { font-size: 1.3125rem; }
.co-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 28px clamp(16px, 4vw, 40px) 56px; min-width: 0; align-content: start; width: 100%; max-width: 640px; margin: 0 auto; }
.co-main > div:empty { display: none; }
.co-summary { background: var(--panel); border-bottom: 1px solid var(--line); min-width: 0; }
.co-summary summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 60px; max-width: 640px; margin: 0 auto; padding: 8px clamp(16px, 4vw, 40px); cursor: pointer; list-style: none; }
.co-summary summary::-webkit-details-marker { display: none; }
.co-summary summary h2 { display: flex; align-items: center; gap: 12px; font: 500 1rem/1.4 var(--sans); letter-spacing: 0; }
.co-summary summary h2::after { content: ""; width: 8px; height: 8px; border: solid currentColor; border-width: 0 1.6px 1.6px 0; transform: translateY(-2px) rotate(45deg); }
.co-summary details[open] summary h2::after { transform: translateY(2px) rotate(225deg); }
.co-summary__total { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.co-summary__in { display: grid; gap: 20px; max-width: 640px; margin: 0 auto; padding: 12px clamp(16px, 4vw, 40px) 28px; }
.co-lines { display: grid; gap: 16px; }
.co-line { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 14px; align-items: start; }
.co-line__picture { position: relative; width: 64px; height: 64px; border-radius: 8px; background: #e6dccb; }
.co-line__picture img { border-radius: 8px; }
.co-line__count { position: absolute; top: -8px; inset-inline-end: -8px; min-width: 24px; padding: 0 7px; border-radius: 12px; background: var(--ink); color: var(--paper); font: 600 .8125rem/24px var(--sans); text-align: center; font-variant-numeric: tabular-nums; }
.co-line__about { overflow-wrap: anywhere; }
.co-line__title { font-weight: 500; line-height: 1.4; }
.co-line__price { display: grid; justify-items: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.co-code { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: start; }
.co-code .button { margin-top: 28px; padding: 0 20px; }
.co-chips { display: flex; flex-wrap: wrap; gap: 8px; margin-top: -8px; }
.co-chip { display: inline-flex; align-items: center; gap: 2px; max-width: 100%; padding-inline-start: 14px; border: 1px solid #cbbfa9; border-radius: 22px; background: var(--raised); font-size: .9375rem; }
.co-chip > span { overflow-wrap: anywhere; padding: 6px 0; }
.co-chip__off { color: var(--red); }
.co-chip__remove { flex: none; width: 44px; height: 44px; border: 0; border-radius: 22px; background: none; color: inherit; font: 400 1.25rem/1 var(--sans); cursor: pointer; }
.co-chip__remove:hover { background: #f0e9dd; }
.co-part { display: grid; gap: 14px; }
.co-fields { display: grid; gap: 14px; align-items: start; grid-template-columns: minmax(0, 1fr); }
.co .field { align-content: start; }
.field > label { font-size: .875rem; font-weight: 600; line-height: 22px; }
.co-optional { font-weight: 400; color: var(--soft); }
.co-problem { color: var(--red); font-size: .875rem; overflow-wrap: anywhere; }
.field input[aria-invalid] { border-color: var(--red); box-shadow: inset 0 0 0 1px var(--red); }
.co-country { display: flex; gap: 8px; color: var(--soft); }
.co-country strong { color: var(--ink); font-weight: 500; }
.co-choices legend { margin-bottom: 14px; }
.co-options { border: 1px solid #cbbfa9; border-radius: 8px; overflow: hidden; background: var(--raised); }
.co-option { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 12px; align-items: center; min-height: 56px; padding: 10px 16px; cursor: pointer; }
.co-option + .co-option { border-top: 1px solid var(--line); }
.co-option:has(:checked) { background: var(--moss-tint); }
.co-option:has(:focus-visible) { outline: 2px solid var(--moss); outline-offset: -3px; border-radius: 8px; }
.co-option input { width: 20px; height: 20px; min-height: 0; margin: 0; accent-color: var(--moss); }
.co-option__title { display: grid; overflow-wrap: anywhere; }
.co-option__price { font-variant-numeric: tabular-nums; text-align: end; }
.co-choices > .button { justify-self: start; }
.co-cards { color: var(--soft); font-size: .9375rem; }
.co-cards strong { display: inline-block; min-width: 1.25em; color: var(--ink); }
.co-pay .button { width: 100%; min-height: 56px; font-size: 1.0625rem; gap: 8px; }
.co-pay__amount { font-variant-numeric: tabular-nums; }
.co[aria-busy="true"] .sums, .co[aria-busy="true"] .co-summary__total, .co[aria-busy="true"] .co-pay__amount { opacity: .55; }
.co-notice { display: grid; gap: 12px; justify-items: start; }
.co-notice + .co-notice { margin-top: 12px; }
.co-notice .button { background: var(--raised); }
.co-message { display: grid; gap: 18px; justify-items: start; width: 100%; max-width: 640px; margin: 0 auto; padding: clamp(48px, 9vw, 112px) clamp(16px, 4vw, 40px); }
.co-summary__title { margin-bottom: -2px; }
.co--done .co-main { order: -1; gap: 20px; }
.co--done .co-summary__in { padding-top: 28px; }
.co--done .co-summary { border-top: 1px solid var(--line); }
.lead { color: var(--soft); max-width: 46ch; }
.co-facts { border: 1px solid var(--line); border-radius: 10px; background: var(--raised); padding: 4px 20px; margin-top: 8px; }
.co-facts > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 20px; padding: 12px 0; }
.co-facts > div + div { border-top: 1px solid var(--line); }
.co-facts dt { color: var(--soft); font-size: .875rem; }
.co-facts dd { overflow-wrap: anywhere; }
.co-address { display: block; }
.co-actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 8px; }
@media (min-width: 480px) {
  .co-facts > div { grid-template-columns: 110px minmax(0, 1fr); }
  .co-facts dt { line-height: 1.6rem; }
  .co-fields { grid-template-columns: 1fr 1fr; }
  .co-field--address1, .co-field--address2 { grid-column: 1 / -1; }
}
@media (max-width: 479px) { .co-actions .button { width: 100%; } }
@media (min-width: 1000px) {
  .co { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); align-content: stretch; }
  .co-main { grid-area: 1 / 1; max-width: 600px; margin: 0; justify-self: end; padding: 48px 56px 72px 40px; }
  .co-summary { grid-area: 1 / 2; border-bottom: 0; border-inline-start: 1px solid var(--line); }
  .co--done .co-summary { border-top: 0; }
  .co-summary summary { display: none; }
  .co-summary__in, .co--done .co-summary__in { max-width: 520px; margin: 0; padding: 52px 40px 48px 48px; }
}
`;

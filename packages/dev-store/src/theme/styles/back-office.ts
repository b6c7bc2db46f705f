/** Styles of the back office. */
export const BACK_OFFICE_STYLES = `
.bo { width: 100%; max-width: 1040px; margin: 0 auto; padding: clamp(24px, 4vw, 48px) clamp(16px, 4vw, 40px) 72px; display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr); }
.bo h1 { font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); }
.bo h2 { font-size: 1.3125rem; }
.bo-nav { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.bo-head { display: grid; gap: 4px; justify-items: start; }
.bo-card { border: 1px solid var(--line); border-radius: 12px; background: var(--raised); padding: clamp(16px, 3vw, 24px); display: grid; gap: 16px; align-content: start; min-width: 0; grid-template-columns: minmax(0, 1fr); }
.bo-scroll { overflow-x: auto; }
.bo table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.bo th, .bo td { padding: 10px 0; padding-inline-end: 20px; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
.bo th:last-child, .bo td:last-child { padding-inline-end: 0; }
.bo thead th { border-top: 0; padding-top: 0; color: var(--soft); font-size: .875rem; font-weight: 400; white-space: nowrap; }
.bo tbody th, .bo tfoot th { font-weight: 400; overflow-wrap: anywhere; min-width: 96px; }
.bo abbr { text-decoration: none; }
.bo .bo-amount { text-align: end; white-space: nowrap; }
.bo tfoot .bo-total > * { font-weight: 600; }
.bo-off { color: var(--moss); }
.bo-facts { display: grid; gap: 12px; overflow-wrap: anywhere; }
.bo-columns { display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr); }
.bo-refund { display: grid; gap: 16px; justify-items: start; }
.bo-units { display: grid; gap: 12px; width: 100%; }
.bo-unit { display: grid; grid-template-columns: minmax(0, 1fr) 88px; gap: 16px; align-items: center; }
.bo-unit label { overflow-wrap: anywhere; }
.bo-check { display: flex; align-items: center; gap: 10px; min-height: 44px; }
.bo-check input { flex: none; width: 22px; height: 22px; min-height: 22px; margin: 0; accent-color: var(--moss); }
.bo-preview { font-size: 1.0625rem; }
.bo-actions { display: flex; flex-wrap: wrap; gap: 12px; }
.bo-row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 20px; padding: 12px 0; }
.bo-row + .bo-row { border-top: 1px solid var(--line); }
.bo-row a { font-weight: 600; }
.bo-orders { gap: 0; padding-block: 4px; }
.bo-order { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 20px; padding: 12px 0; font-variant-numeric: tabular-nums; }
.bo-order + .bo-order { border-top: 1px solid var(--line); }
.bo-order a { font-weight: 600; justify-self: start; }
.bo-order__total { text-align: end; }
.bo-order__who { overflow-wrap: anywhere; grid-column: 1 / -1; }
.bo-order__status { text-align: end; }
@media (max-width: 599px) {
  .bo table { font-size: .875rem; }
  .bo th, .bo td { padding-inline-end: 10px; }
  .bo table .fine { font-size: .8125rem; }
}
@media (min-width: 800px) {
  .bo-order { grid-template-columns: 90px minmax(0, 1fr) 190px 120px 190px; align-items: baseline; padding: 14px 0; }
  .bo-order > * { grid-row: 1; }
  .bo-order__who { grid-column: auto; }
  .bo-order a { grid-column: 1; }
  .bo-order__who { grid-column: 2; }
  .bo-order__total { grid-column: 5; }
}
@media (min-width: 800px) { .bo-columns--two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;

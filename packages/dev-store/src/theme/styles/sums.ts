/** Styles of subtotal, discounts and total, on the cart page and from checkout on. */
export const SUMS_STYLES = `
.sums { display: grid; gap: 8px; font-variant-numeric: tabular-nums; }
.sums > div { display: flex; justify-content: space-between; gap: 16px; }
.sums dt { overflow-wrap: anywhere; min-width: 0; }
.sums dd { white-space: nowrap; }
.sums__off { color: var(--moss); font-weight: 600; }
.sums__total { border-top: 1px solid #d6cab6; margin-top: 4px; padding-top: 12px; font-size: 1.125rem; font-weight: 600; }
`;

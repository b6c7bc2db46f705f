/** Styles of the pagination. */
export const PAGES_STYLES = `
.pages { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px; margin-top: 56px; }
.pages a { min-width: 44px; min-height: 44px; padding: 0 10px; display: grid; place-items: center; border-radius: 6px; text-decoration: none; font-variant-numeric: tabular-nums; }
.pages a:hover { background: #f0e9dd; }
.pages [aria-current] { background: var(--moss); color: var(--on-moss); }
.pages [aria-current]:hover { background: var(--moss-dark); }
`;

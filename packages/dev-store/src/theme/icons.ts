import { raw } from './html';

const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"';

export const BAG_ICON = raw(
  `<svg width="22" height="22" viewBox="0 0 24 24" ${stroke}><path d="M5 8h14l1 12H4L5 8z"/><path d="M9 8V7a3 3 0 0 1 6 0v1"/></svg>`,
);

export const LARK_ICON = raw(
  `<svg width="26" height="26" viewBox="0 0 24 24" ${stroke}><path d="M3 16c3 3 9 3 12-1 2-3 2-6 4-7l2-1-2-1c-1-2-4-2-5 0-1 3-4 4-7 5 2 0 3 1 3 2-2 2-4 3-7 3z"/><path d="M10 18l-1 3M13 17l1 3"/></svg>`,
);

export const SEARCH_ICON = raw(
  `<svg width="20" height="20" viewBox="0 0 24 24" ${stroke}><circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.5"/></svg>`,
);

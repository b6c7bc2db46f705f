import type { FilterPlace } from '@cartwright/ui/listing/filters/filter-bar';

const WIDE = '(min-width: 990px)';

/** Position of the filters now, by the merchant's settings for wide and other screens. */
export function filterPlace(block: HTMLElement): FilterPlace {
  const { layout, layoutMode } = block.dataset;
  if (matchMedia(WIDE).matches) return layout === 'sidebar' ? 'beside' : 'above';
  return layoutMode === 'dropdown' ? 'stacked' : 'above';
}

/** Calls back when the position may change. */
export function onOtherPlace(tell: () => void): void {
  matchMedia(WIDE).addEventListener('change', tell);
}

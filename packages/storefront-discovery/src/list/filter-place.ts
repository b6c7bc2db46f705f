import type { FilterPlace } from '@cartwright/ui/listing/filters/filter-bar';

const WIDE = '(min-width: 990px)';

/** Where the filters of a page are now, by what its merchant has set for wide screens and for others. */
export function filterPlace(block: HTMLElement): FilterPlace {
  const { layout, layoutMode } = block.dataset;
  if (matchMedia(WIDE).matches) return layout === 'sidebar' ? 'beside' : 'above';
  return layoutMode === 'dropdown' ? 'stacked' : 'above';
}

/** Tells when that may be another place. */
export function onOtherPlace(tell: () => void): void {
  matchMedia(WIDE).addEventListener('change', tell);
}

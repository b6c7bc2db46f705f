import { BREAKPOINTS, type Breakpoint, type ShownLayout } from '@cartwright/core/widgets/widget-response';

const AT_MOST_MEDIUM = matchMedia(`(max-width: ${BREAKPOINTS.medium.max}px)`);
const AT_MOST_SMALL = matchMedia(`(max-width: ${BREAKPOINTS.small.max}px)`);

/** The layout at the page's width. */
export function layoutNow(layouts: Readonly<Record<Breakpoint, ShownLayout>>): ShownLayout {
  return layouts[AT_MOST_SMALL.matches ? 'small' : AT_MOST_MEDIUM.matches ? 'medium' : 'large'];
}

/** Tells when another layout holds. */
export function onOtherWidth(changed: () => void): void {
  for (const media of [AT_MOST_MEDIUM, AT_MOST_SMALL]) media.addEventListener('change', changed);
}

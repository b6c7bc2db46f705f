import { BREAKPOINTS, type Breakpoint, type ShownLayout } from '@cartwright/core/widgets/widget-response';

const AT_MOST_MEDIUM = matchMedia(`(max-width: ${BREAKPOINTS.medium.max}px)`);
const AT_MOST_SMALL = matchMedia(`(max-width: ${BREAKPOINTS.small.max}px)`);

/** Layout at the current breakpoint. */
export function layoutNow(layouts: Readonly<Record<Breakpoint, ShownLayout>>): ShownLayout {
  return layouts[AT_MOST_SMALL.matches ? 'small' : AT_MOST_MEDIUM.matches ? 'medium' : 'large'];
}

/** Calls back at another breakpoint. */
export function onOtherWidth(changed: () => void): void {
  for (const media of [AT_MOST_MEDIUM, AT_MOST_SMALL]) media.addEventListener('change', changed);
}

import { signal } from '@preact/signals';

/** Breakpoint of the second column, also in the documentation of layouts. */
const query = matchMedia('(min-width: 768px)');

/** Whether the viewport fits a second column. */
export const wide = signal(query.matches);

query.addEventListener('change', () => {
  wide.value = query.matches;
});

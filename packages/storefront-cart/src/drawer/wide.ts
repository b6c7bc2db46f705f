import { signal } from '@preact/signals';

/** From this width on there is room for a second column; the same in the documentation of layouts. */
const query = matchMedia('(min-width: 768px)');

/** Whether the page has room for a column beside the cart. */
export const wide = signal(query.matches);

query.addEventListener('change', () => {
  wide.value = query.matches;
});

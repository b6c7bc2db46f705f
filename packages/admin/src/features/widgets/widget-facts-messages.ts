import type { ListedWidget } from '@cartwright/core/contract/widgets';
import { classificationName } from '@cartwright/core/widgets/classification';

/** Facts of a widget: where it is shown, which carts have it, and when shoppers last saw it. `moment` puts an instant on the shop's clock. */
export function widgetFactsMessage(
  { classification, carts, lastViewed }: Pick<ListedWidget, 'classification' | 'carts' | 'lastViewed'>,
  moment: (instant: string) => string,
): string {
  return [
    classificationName(classification),
    ...(classification === 'cart_page' ? [usesMessage(carts)] : []),
    lastViewed === null ? 'No views recorded' : `Last viewed ${moment(lastViewed)}`,
  ].join(' · ');
}

/** A few names are read at a glance; more are counted. */
function usesMessage(carts: ListedWidget['carts']): string {
  if (carts.length === 0) return 'Not used in a cart';
  const names = carts.map(({ name }) => `"${name.trim() || 'Unnamed cart'}"`);
  const all = names.length > 2 ? `${names.length} carts` : new Intl.ListFormat('en').format(names);
  return `Used in ${all}`;
}

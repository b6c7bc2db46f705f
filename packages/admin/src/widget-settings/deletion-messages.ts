/** Uses of a widget to be deleted. */
export interface WidgetUses {
  /** Whether the open cart, as saved, has it. Null if none is open. */
  readonly here: boolean | null;
  /** Names of the other carts with it. */
  readonly others: readonly string[];
}

/** Consequences of deleting a widget; undefined while its uses are unknown. */
export function deletionMessage(uses: WidgetUses | undefined): string {
  if (!uses) return 'Checking which carts use it…';
  const { here, others } = uses;
  const now = here ? ' Shoppers of this cart stop seeing it immediately, before you save.' : '';
  const taken = here === null ? 'It' : 'It’s removed from this component and';
  return `${othersMessage(uses, others)}${now} ${taken} can’t be restored.`;
}

function othersMessage({ here }: WidgetUses, others: readonly string[]): string {
  if (others.length === 0) return here === null ? 'No cart shows it.' : 'No other cart shows it.';
  const named = new Intl.ListFormat('en').format(others.map((name) => `"${name.trim() || 'Unnamed cart'}"`));
  const [one, many] =
    here === null ? ['A cart shows', 'Carts show'] : ['Another cart shows', 'Other carts show'];
  const theirs = 'their shoppers immediately see nothing in its place.';
  return `${others.length === 1 ? one : many} it, ${named}: ${theirs}`;
}

/** Number of carts with a widget, and the effect on them of changing it. */
export function usedByMessage(count: number): string {
  if (count === 0) return 'No saved cart uses it yet.';
  return count === 1 ? 'Used by 1 cart.' : `Used by ${count} carts. Changes apply to all of them.`;
}

/** What deleting a widget comes to. */
export interface WidgetUses {
  /** Whether this cart, as it is saved, has it. */
  readonly here: boolean;
  /** The names of the other carts that have it. */
  readonly others: readonly string[];
}

/** What deleting a widget comes to, in words; undefined while it is not known which carts have it. */
export function deletionWords(uses: WidgetUses | undefined): string {
  if (!uses) return 'Looking for carts that show it…';
  const { here, others } = uses;
  const now = here ? ' Shoppers of this cart stop seeing it at once, before you save.' : '';
  const last = `${now} It is taken out of this component, and cannot be brought back.`;
  if (others.length === 0) return `No other cart shows it.${last}`;
  const named = new Intl.ListFormat('en').format(others.map((name) => `"${name.trim() || 'Unnamed cart'}"`));
  const theirs = 'their shoppers will see nothing in its place, at once.';
  return `${others.length === 1 ? 'Another cart shows' : 'Other carts show'} it, ${named}: ${theirs}${last}`;
}

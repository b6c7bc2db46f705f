const LIST = new Intl.ListFormat('en');

/** What deleting a widget comes to, with the names of the other carts that have it; undefined while they are not known. */
export function deletionWords(others: readonly string[] | undefined): string {
  if (!others) return 'Looking for carts that show it…';
  const here = 'It is taken out of this component, and cannot be brought back.';
  if (others.length === 0) return `No other cart shows it. ${here}`;
  const named = LIST.format(others.map((name) => `"${name.trim() || 'Unnamed cart'}"`));
  const last = 'their shoppers will see nothing in its place.';
  return `${others.length === 1 ? 'Another cart shows' : 'Other carts show'} it, ${named}: ${last} ${here}`;
}

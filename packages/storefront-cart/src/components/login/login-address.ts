/** Login URL that returns to the current page with the cart open. `root` ends in a slash. */
export function loginAddress(
  root: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const query = new URLSearchParams(search);
  query.set('viewcart', 'true');
  return `${root}account/login?${new URLSearchParams({ return_url: `${pathname}?${query}` })}`;
}

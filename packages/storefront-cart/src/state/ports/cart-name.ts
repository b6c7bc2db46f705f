/** Name of a cart where something is kept of it: its token without its `?key=`, which is a secret of the cart. */
export function cartName(token: string): string {
  return token.split('?')[0] ?? '';
}

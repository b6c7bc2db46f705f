/** Storage name of a cart: its token without the secret `?key=`. */
export function cartName(token: string): string {
  return token.split('?')[0] ?? '';
}

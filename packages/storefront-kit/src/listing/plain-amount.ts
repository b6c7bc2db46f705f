/** Strips markup and entities from a formatted amount. */
export function plainAmount(amount: string): string {
  // A parsed document runs no scripts and loads nothing.
  return /[<&]/.test(amount)
    ? (new DOMParser().parseFromString(amount, 'text/html').body.textContent ?? '').trim()
    : amount;
}

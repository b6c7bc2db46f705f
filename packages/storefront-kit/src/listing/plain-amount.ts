/** An amount without the markup and the references of characters that a store's form of amounts may have. */
export function plainAmount(amount: string): string {
  // A document that is only parsed runs and loads nothing.
  return /[<&]/.test(amount)
    ? (new DOMParser().parseFromString(amount, 'text/html').body.textContent ?? '').trim()
    : amount;
}

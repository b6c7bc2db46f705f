/** The variant of a test, `test.variant`, that the page's address asks for, as a merchant's link does; null without one. */
export function previewedVariant(): string | null {
  return new URLSearchParams(location.search).get('cartwright_test');
}

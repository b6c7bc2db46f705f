/** Test variant in the URL (`test.variant`), as in a merchant's preview link; null without one. */
export function previewedVariant(): string | null {
  return new URLSearchParams(location.search).get('cartwright_test');
}

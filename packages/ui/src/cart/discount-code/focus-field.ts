/** Focuses a field in the same document or shadow root, before the focused element is removed. */
export function focusField(from: Element, id: string): void {
  (from.getRootNode() as Document | ShadowRoot).getElementById(id)?.focus();
}

/** Moves the focus to a field in the same document or shadow root, before what has it goes. */
export function focusField(from: Element, id: string): void {
  (from.getRootNode() as Document | ShadowRoot).getElementById(id)?.focus();
}

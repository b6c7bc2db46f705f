/** Whether the page can close without an unsaved-changes warning. */
export function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

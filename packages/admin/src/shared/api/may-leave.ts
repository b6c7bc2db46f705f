/** Whether nothing on the page would keep its closing back. */
export function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

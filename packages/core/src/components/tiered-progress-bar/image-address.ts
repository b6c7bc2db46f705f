/** A page of the store loads nothing over plain HTTP. The host is checked by eye: core knows no network. */
export function isImageAddress(address: string): boolean {
  const host = /^https:\/\/([^\s/]+)\/\S*$/.exec(address)?.[1] ?? '';
  return host.slice(1, -1).includes('.');
}

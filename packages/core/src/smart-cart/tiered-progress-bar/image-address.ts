/** A page of the store loads nothing over plain HTTP. The host is checked by eye: core knows no network. */
export function isImageAddress(address: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/.test(address);
}

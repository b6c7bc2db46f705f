/**
 * Whether a URL can be an image's. Store pages load nothing over plain HTTP, except from the shopper's own
 * machine, as with a local store. The host is matched by pattern: core has no network functions.
 */
export function isImageAddress(address: string): boolean {
  if (OWN_MACHINE.test(address)) return true;
  const host = /^https:\/\/([^\s/]+)\/\S*$/.exec(address)?.[1] ?? '';
  return host.slice(1, -1).includes('.');
}

const OWN_MACHINE = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?\/\S*$/;

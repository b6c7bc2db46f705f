/** Allowed schemes of addresses in a template. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Whether a browser may follow an address: relative, or of a scheme that runs nothing. Browsers leave out control
 * characters and blanks before they read the scheme, so they are left out here as well.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those hide a scheme.
  const scheme = /^[^/?#]*?:/.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[0];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}

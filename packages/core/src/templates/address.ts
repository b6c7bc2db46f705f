/** Allowed schemes of addresses in a template. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Whether a URL is safe to follow: relative, or of a scheme that runs no code. Control characters and blanks are
 * removed first, as browsers do.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those hide a scheme.
  const scheme = /^[^/?#]*?:/.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[0];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}

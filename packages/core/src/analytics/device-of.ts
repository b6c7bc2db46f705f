/** Device classes of shoppers' browsers. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Device class of a user agent; null without one. iPads that request desktop pages, as they do by default, have
 * the user agent of a Mac, and count as computers.
 */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  // Android tablets omit "Mobile".
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

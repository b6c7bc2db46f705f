/** Device classes of shoppers' browsers. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Class of the device that a user agent names; null where there is none. iPads that ask for pages of computers, as they do
 * unless they are told otherwise, name themselves as Macs do: they are computers.
 */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  // Android tablets omit "Mobile".
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

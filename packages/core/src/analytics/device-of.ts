/** Classes of devices that shoppers' browsers are told apart by. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Class of the device that a user agent names; null where there is none. iPads that ask for pages of computers, as they do
 * unless they are told otherwise, name themselves as Macs do: they are computers.
 */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null;
  // Android's tablets are those that don't say "Mobile".
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}

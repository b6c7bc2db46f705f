import { Drawing } from './drawing';

/** Also the icon of a gift tier. */
export const GIFT =
  'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S11 3 8.5 3a2 2 0 000 4zM12 7s1-4 3.5-4a2 2 0 010 4z';

/** Icon paths of the cart, on 24 × 24; `.cw-icon` strokes them in the text colour. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  gift: GIFT,
  bag: 'M5 8h14l1 13H4zM9 8V7a3 3 0 016 0v1',
  alert: 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z',
} as const;

type IconName = keyof typeof PATHS;

/** Decorative icon. `size` in pixels. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawing path={PATHS[name]} size={size} />;
}

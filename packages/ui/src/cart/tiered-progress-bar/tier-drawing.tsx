import { Drawing } from '../drawing';
import { GIFT } from '../icon';

/** Icon paths of tiers and gifts, on 24 × 24. */
const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  lock: 'M7 11V8a5 5 0 0110 0v3M6 11h12v9H6z',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 100-4 2 2 0 000 4zM17 19a2 2 0 100-4 2 2 0 000 4z',
  gift: GIFT,
  percent: 'M6 18L18 6M7.5 9a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM16.5 18a1.5 1.5 0 100-3 1.5 1.5 0 000 3z',
  heart: 'M12 20S4 15 4 9.5A4.2 4.2 0 0112 7a4.2 4.2 0 018 2.5C20 15 12 20 12 20z',
} as const;

export type TierIcon = keyof typeof PATHS;

/** Decorative icon. `size` in pixels. */
export function TierDrawing({ name, size = 20 }: { readonly name: TierIcon; readonly size?: number }) {
  return <Drawing path={PATHS[name]} size={size} />;
}

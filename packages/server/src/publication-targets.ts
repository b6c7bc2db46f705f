import { validationTarget } from './gift-protection/validation-target';
import type { Target } from './publishing/target';
import { type SavedCartsOptions, savedCarts } from './storefront/saved-carts';
import { storefrontTarget } from './storefront/storefront-target';

/** Targets of one publication. Those that promise something come last: they are written by the last call. */
export function publicationTargets(options: SavedCartsOptions): Target[] {
  const { store, admin, now } = options;
  const saved = savedCarts(options);
  return [validationTarget({ store, admin, saved, now }), storefrontTarget({ store, admin, saved, now })];
}

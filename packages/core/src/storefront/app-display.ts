import { isAttributeName, type PartnerApp } from '../apps/partner-apps';
import { appIdOf } from '../cart/app-id';
import type { CartDocument } from '../cart/cart-document';
import type { AppDisplay } from './config';

/** Cart's app for the storefront; null if it is off, or no longer in the catalogue. */
export function appDisplay(
  entry: CartDocument['apps'][number],
  catalogue: readonly PartnerApp[],
): AppDisplay | null {
  const app = catalogue.find(({ id }) => id === appIdOf(entry));
  if (!app || !entry.enabled) return null;
  const inputs = app.inputs.filter(({ name }) => isAttributeName(name));
  return {
    name: app.name,
    tag: app.tag,
    attributes: Object.fromEntries(
      inputs.map(({ name, default: standard }) => [name, entry.userInputs[name] ?? standard]),
    ),
    showInEmptyCart: entry.showInEmptyCart,
  };
}

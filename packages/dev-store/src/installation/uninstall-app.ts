import { APP_INSTALLATION_GID } from '../admin/resolvers/shop';
import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { discountGid, validationGid } from '../state/records';
import { shopPayload } from '../webhooks/payloads/app-payloads';

/** Milliseconds from an uninstall to the shop redaction. Source: Shopify, mandatory compliance webhooks. */
const UNTIL_REDACTION = 48 * 3600 * 1000;

/**
 * Uninstalls the app: revokes its tokens and codes immediately; removes its subscriptions, discounts, validations,
 * Storefront tokens and the metafields of its installation. Metafields of shop and products remain, as in Shopify.
 */
export function uninstallApp(store: StoreContext): void {
  const { state, shop } = store;
  if (!installationOf(store)) return;
  const redactAt = new Date(store.clock().getTime() + UNTIL_REDACTION).toISOString();
  const { subscriptions } = state.app.read();
  state.app.change({
    installation: null,
    codes: [],
    tokens: [],
    proxyPath: null,
    redactAt,
    subscriptions: subscriptions.map((each) => ({ ...each, status: 'CANCELLED', currentPeriodEnd: null })),
  });
  const owners = new Set([
    APP_INSTALLATION_GID,
    ...state.discounts().map(discountGid),
    ...state.validations().map(validationGid),
  ]);
  for (const { id } of [...state.discounts()]) state.deleteDiscount(id);
  for (const { id } of [...state.validations()]) state.deleteValidation(id);
  state.deleteMetafields(({ ownerId }) => owners.has(ownerId));
  state.deleteStorefrontTokens();
  store.appEvents.emit('app/uninstalled', shopPayload(shop));
}

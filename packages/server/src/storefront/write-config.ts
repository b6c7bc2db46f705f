import { CONFIG_BYTES, CONFIG_METAFIELD } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import {
  INSTALLATION_QUERY,
  installationData,
  METAFIELDS_SET_MUTATION,
  metafieldsSetData,
} from '../shopify/documents/metafields';
import { refused, type ShopifyResult } from '../shopify/shopify-failure';

/** Puts the config where the embed prints it from: a metafield of the app's installation in the shop. */
export async function writeConfig(admin: AdminClient, config: string): Promise<ShopifyResult<null>> {
  const bytes = Buffer.byteLength(config);
  if (bytes > CONFIG_BYTES) {
    const most = CONFIG_BYTES.toLocaleString('en');
    return refused(
      `What the store would have to carry on every page is ${bytes.toLocaleString('en')} bytes, and Shopify takes ${most}. ` +
        'Shorten custom templates and code blocks, list fewer product metafields, or end the schedule of a cart.',
    );
  }
  const installation = await admin.run(INSTALLATION_QUERY, {}, installationData);
  if (!installation.ok) return installation;
  const ownerId = installation.value.currentAppInstallation.id;
  const metafields = [{ ownerId, ...CONFIG_METAFIELD, type: 'json', value: config }];
  const sent = await admin.run(METAFIELDS_SET_MUTATION, { metafields }, metafieldsSetData);
  if (!sent.ok) return sent;
  const [error] = sent.value.metafieldsSet?.userErrors ?? [{ message: 'Shopify gave no answer.' }];
  if (error) return refused(`Shopify did not accept the storefront’s settings: ${error.message}`);
  return { ok: true, value: null };
}

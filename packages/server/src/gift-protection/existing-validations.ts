import { REWARDS_NEXT_METAFIELD, REWARDS_NOW_METAFIELD } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import {
  VALIDATIONS_QUERY,
  type Validation,
  type ValidationsData,
  validationsData,
} from '../shopify/documents/validations';
import type { ShopifyResult } from '../shopify/shopify-failure';

/** Validation of ours in Shopify. */
export interface ExistingValidation extends Validation {
  readonly now: NonNullable<Validation['now']>;
}

/**
 * The shop's validations of ours, enabled ones first. They are those with our configuration: one that somebody
 * made of our function in Shopify's settings has none, and refuses nothing.
 */
export async function existingValidations(admin: AdminClient): Promise<ShopifyResult<ExistingValidation[]>> {
  const ours: ExistingValidation[] = [];
  const { namespace, key: now } = REWARDS_NOW_METAFIELD;
  const { key: next } = REWARDS_NEXT_METAFIELD;
  let after: string | null = null;
  for (;;) {
    const found: ShopifyResult<ValidationsData> = await admin.run(
      VALIDATIONS_QUERY,
      { after, namespace, now, next },
      validationsData,
    );
    if (!found.ok) return found;
    const { nodes, pageInfo }: ValidationsData['validations'] = found.value.validations;
    ours.push(...nodes.flatMap((each) => (each.now ? [{ ...each, now: each.now }] : [])));
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return { ok: true, value: inOrder(ours) };
    after = pageInfo.endCursor;
  }
}

function inOrder(found: readonly ExistingValidation[]): ExistingValidation[] {
  return [...found].sort((a, b) => Number(b.enabled) - Number(a.enabled) || (a.id < b.id ? -1 : 1));
}

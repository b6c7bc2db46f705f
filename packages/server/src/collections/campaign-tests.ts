import type { CampaignTest } from '@cartwright/core/collections/published-pages';
import type { ShopStore } from '../db/for-shop';
import { runningTests } from '../experiments/running-tests';
import type { ReadableCampaign } from './campaign-states';

/** Running campaign tests. Tests with a missing or unreadable campaign are skipped, so all visitors see the control. */
export async function campaignTests(
  store: ShopStore,
  campaigns: readonly Pick<ReadableCampaign, 'id'>[],
  now: Date,
): Promise<CampaignTest[]> {
  const running = await runningTests(store, 'collection', now);
  const known = new Set(campaigns.map(({ id }) => id));
  return running.flatMap(({ id, document: { variants }, run }) => {
    if (!variants.every(({ documentId }) => known.has(documentId ?? ''))) return [];
    const shares = variants.map((variant) => ({ id: variant.id, share: variant.traffic ?? 0 }));
    const controlId = variants[0]?.documentId ?? '';
    return [{ controlId, endsAt: Date.parse(run.endsAt), test: { id, variants: shares } }];
  });
}

/** Requested variant of a running test, with its campaign. */
export interface RequestedVariant<Campaign> {
  /** `test.variant` */
  readonly key: string;
  readonly campaign: Campaign;
}

/**
 * Variant requested by `key` in place of the live campaign; null unless that is the control of a running test, so that
 * only current tests are shown.
 */
export async function requestedVariant<Campaign extends Pick<ReadableCampaign, 'id'>>(
  store: ShopStore,
  key: string,
  { live, campaigns, now }: { live: Campaign; campaigns: readonly Campaign[]; now: Date },
): Promise<RequestedVariant<Campaign> | null> {
  const tests = await runningTests(store, 'collection', now);
  for (const { id, document } of tests) {
    const { variants } = document;
    if (variants[0]?.documentId !== live.id) continue;
    const variant = variants.find((each) => key === `${id}.${each.id}`);
    const campaign = campaigns.find((each) => each.id === variant?.documentId);
    if (campaign) return { key, campaign };
  }
  return null;
}

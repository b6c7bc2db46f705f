import { coverage } from '@cartwright/core/collections/campaign';
import { readCampaignDocument } from '@cartwright/core/collections/read-stored';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, events } from '../db/schema';

/** Clicks that a test counts: where they are, and whether one there belongs to who sees a variant. */
interface ClicksOfTest {
  readonly place: SQL | undefined;
  readonly isOf: (subjectId: string | null, variant: number) => boolean;
}

/**
 * Clicks of a test: in the widget that the variant shows; of campaigns in lists of the collections that the control covers, in
 * all of them where the control isn't there any more.
 */
export async function clicksOfTest(
  store: ShopStore,
  { context, variants }: Pick<ExperimentDocument, 'context' | 'variants'>,
): Promise<ClicksOfTest> {
  const shown = variants.flatMap(({ documentId }) => documentId ?? []);
  if (context !== 'collection') {
    return {
      place: and(eq(events.subject, 'widget'), inArray(events.subjectId, shown)),
      isOf: (subjectId, variant) => variants[variant]?.documentId === subjectId,
    };
  }
  const [row] = await store.columns(campaigns, ['document'], { where: eq(campaigns.id, shown[0] ?? '') });
  const control = row ? readCampaignDocument(row.document) : null;
  return {
    place: eq(events.subject, 'collection'),
    isOf: (subjectId) => !control?.ok || coverage(control.value, Number(subjectId)) !== null,
  };
}

import type { CatalogueState, SyncProgress } from '@cartwright/core/contract/catalogue-state';

/**
 * Progress of a sync in whole percent. Products take most of it, split evenly between exporting and
 * saving.
 */
export function syncPercent({ what, step, done, of }: SyncProgress): number {
  const [from, to] =
    what === 'products' ? (step === 'export' ? [0, 45] : [45, 90]) : step === 'export' ? [90, 95] : [95, 100];
  const part = of === null ? 0 : Math.min(done / Math.max(of, 1), 1);
  return Math.floor(from + part * (to - from));
}

/** Progress of a sync as text. */
export function progressText({ what, step, done, of }: SyncProgress): string {
  const doing = step === 'export' ? 'Reading' : 'Saving';
  if (of === null) return `${doing} ${what} from Shopify…`;
  return `${doing} ${what}: ${counted(Math.min(done, of))} of ${counted(of)}`;
}

/** Summary of the catalogue; null if it is empty. */
export function contentText({ products, collections }: CatalogueState): string | null {
  if (products + collections === 0) return null;
  return `${several(products, 'product')} and ${several(collections, 'collection')}`;
}

/** Pending changes from Shopify as text; null if there are none. */
export function backlogText({ backlog }: CatalogueState): string | null {
  return backlog === 0 ? null : `${several(backlog, 'change')} from Shopify to read`;
}

/** Result of the last full comparison; null before the first one. */
export function comparisonText({ drift }: CatalogueState): string | null {
  if (drift === null) return null;
  return drift === 0
    ? 'Everything matched Shopify.'
    : `${several(drift, 'product')} differed from Shopify and ${drift === 1 ? 'was' : 'were'} corrected.`;
}

function several(count: number, thing: string): string {
  return `${counted(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

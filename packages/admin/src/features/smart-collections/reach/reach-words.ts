import type { CollectionPlacement, CollectionReach } from '@cartwright/core/contract/collection-placement';

/** What keeps shoppers from seeing campaigns, and what to do about each; nothing while nothing is known to. */
export function obstacles({ placement, proxy }: CollectionReach): string[] {
  const found: string[] = [];
  if (placement.status === 'off') {
    found.push(
      `Add the block “Collection products” to your theme’s collection page in ${placement.theme}.`,
      'In the theme editor, remove the theme’s own product grid there, or products show twice. Then press Save.',
    );
  }
  if (proxy === 'missing') {
    found.push(
      'Collection pages need your permission to ask Cartwright for products (“write_app_proxy”). Without it they stay Shopify’s; everything else works.',
    );
  }
  return found;
}

/** One line on where campaigns show, or why that isn't known; null where the theme is known not to show them. */
export function reachWords({ placement, proxy }: CollectionReach): string | null {
  if (placement.status === 'off') return null;
  if (placement.status === 'unknown') return UNKNOWN[placement.reason];
  const place = `${placement.theme}, your current theme`;
  if (proxy === 'missing') return `The block “Collection products” is in ${place}.`;
  if (proxy === 'unknown') {
    return `The block “Collection products” is in ${place}. Shopify didn’t say whether collection pages can ask Cartwright for products.`;
  }
  return `Campaigns that are live show on collection pages in ${place}${exceptions(placement.without)}.`;
}

const UNKNOWN: Record<Extract<CollectionPlacement, { status: 'unknown' }>['reason'], string> = {
  missing_scope: 'To show whether shoppers see campaigns, Cartwright needs permission to view themes.',
  unavailable: 'Shopify didn’t say whether shoppers see campaigns.',
  unreadable: 'Your theme’s collection templates don’t say whether shoppers see campaigns.',
};

function exceptions(without: readonly string[]): string {
  if (without.length === 0) return '';
  const names = without.map((name) =>
    name === 'collection' ? 'Default collection' : name.replace(/^collection\./, ''),
  );
  return `, except with ${names.length === 1 ? 'the template' : 'the templates'} ${names.map((name) => `“${name}”`).join(', ')}`;
}

import {
  type BlockPlacement,
  type BlockStatus,
  type ListBlock,
  TEMPLATE_OF,
} from '@cartwright/core/contract/theme-blocks';

interface BlockNames {
  /** Name in the theme editor. */
  readonly name: string;
  readonly page: string;
  readonly pages: string;
  readonly templates: string;
  readonly add: string;
  /** Content that the block shows shoppers, as a noun and as a sentence. */
  readonly shown: string;
  readonly areShown: string;
}

const BLOCKS: Record<ListBlock, BlockNames> = {
  collection: {
    name: 'Collection products',
    page: 'collection page',
    pages: 'collection pages',
    templates: 'collection templates',
    add: 'In the theme editor, remove the theme’s own product grid there, or products show twice. Then press Save.',
    shown: 'campaigns',
    areShown: 'Campaigns that are live show',
  },
  search: {
    name: 'Search results',
    page: 'search page',
    pages: 'search pages',
    templates: 'search templates',
    add: 'In the theme editor, hide the theme’s own results there, or products show twice. Keep its field to search in. Then press Save.',
    shown: 'these results',
    areShown: 'Results show',
  },
  widget: {
    name: 'Widget',
    page: 'product page',
    pages: 'product pages',
    templates: 'product templates',
    add: 'In the theme editor, enter the widget’s number there. Then press Save.',
    shown: 'widgets',
    areShown: 'Widgets show',
  },
};

/** Obstacles to shoppers seeing a block, with next steps; empty if none is known. */
export function obstacles(block: ListBlock, { placement, proxy }: BlockStatus): string[] {
  const { name, page, pages, add } = BLOCKS[block];
  const found: string[] = [];
  if (placement.status === 'off') {
    found.push(`Add the block “${name}” to your theme’s ${page} in ${placement.theme}.`, add);
  }
  if (proxy === 'missing') {
    found.push(
      `${capital(pages)} need your permission to ask Cartwright for products (“write_app_proxy”). Without it they stay Shopify’s; everything else works.`,
    );
  }
  return found;
}

/** Status line of a block's placement, or why it is unknown; null if the theme lacks the block. */
export function blockStatusMessage(block: ListBlock, { placement, proxy }: BlockStatus): string | null {
  if (placement.status === 'off') return null;
  if (placement.status === 'unknown') return unknownMessage(block, placement.reason);
  const { name, pages, areShown } = BLOCKS[block];
  const place = `${placement.theme}, your current theme`;
  if (proxy === 'missing') return `The block “${name}” is in ${place}.`;
  if (proxy === 'unknown') {
    return `The block “${name}” is in ${place}. Shopify didn’t say whether ${pages} can ask Cartwright for products.`;
  }
  return `${areShown} on ${pages} in ${place}${exceptions(block, placement.without)}.`;
}

/** Message after a failed check. */
export const uncheckedMessage = (block: ListBlock): string =>
  `Couldn’t check whether shoppers see ${BLOCKS[block].shown}.`;

/** Content of a block, as a notice calls it by default. */
export const shownBy = (block: ListBlock): string => BLOCKS[block].shown;

function unknownMessage(
  block: ListBlock,
  reason: Extract<BlockPlacement, { status: 'unknown' }>['reason'],
): string {
  const { shown, templates } = BLOCKS[block];
  if (reason === 'missing_scope') {
    return `To show whether shoppers see ${shown}, Cartwright needs permission to view themes.`;
  }
  if (reason === 'unavailable') return `Shopify didn’t say whether shoppers see ${shown}.`;
  return `Your theme’s ${templates} don’t say whether shoppers see ${shown}.`;
}

function exceptions(block: ListBlock, without: readonly string[]): string {
  if (without.length === 0) return '';
  const template = TEMPLATE_OF[block];
  const names = without.map((name) =>
    name === template ? `Default ${template}` : name.slice(`${template}.`.length),
  );
  return `, except with ${names.length === 1 ? 'the template' : 'the templates'} ${names.map((name) => `“${name}”`).join(', ')}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

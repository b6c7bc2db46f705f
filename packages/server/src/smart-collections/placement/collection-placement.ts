import type { CollectionPlacement } from '@cartwright/core/contract/collection-placement';
import { COLLECTION_BLOCK_HANDLE } from '@cartwright/core/storefront/names';
import type {
  CollectionTemplateFiles,
  CollectionTemplates,
} from '../../shopify/documents/collection-templates';
import type { ShopifyResult } from '../../shopify/shopify-failure';
import { themeEditorAddress } from '../../shopify/theme-editor-address';
import { isBlockInTemplate } from './block-in-template';

interface Placing {
  /** Where the shop's Shopify admin is. */
  readonly adminOrigin: string;
  readonly asked: ShopifyResult<CollectionTemplates>;
  /** What the app may do in the shop. */
  readonly granted: ShopifyResult<readonly string[]>;
}

/** Whether the shop's main theme shows on collection pages what campaigns decide. */
export function collectionPlacement({ adminOrigin, asked, granted }: Placing): CollectionPlacement {
  const editorUrl = themeEditorAddress(adminOrigin, { template: 'collection' });
  const unknown = (reason: Extract<CollectionPlacement, { status: 'unknown' }>['reason']) =>
    ({ status: 'unknown', theme: null, reason, editorUrl }) as const;
  if (!asked.ok) {
    const mayNot = asked.code === 'refused' && granted.ok && !granted.value.includes('read_themes');
    return unknown(mayNot ? 'missing_scope' : 'unavailable');
  }
  const { themes, currentAppInstallation } = asked.value;
  const { apiKey, handle } = currentAppInstallation.app;
  const [theme] = themes?.nodes ?? [];
  if (!theme?.files || handle === null) return unknown('unreadable');
  const shown = shownIn(theme.files, handle);
  if (shown === null) return unknown('unreadable');
  if (shown.some) return { status: 'on', theme: theme.name, without: shown.without, editorUrl };
  return {
    status: 'off',
    theme: theme.name,
    editorUrl: themeEditorAddress(adminOrigin, {
      template: 'collection',
      addAppBlockId: `${apiKey}/${COLLECTION_BLOCK_HANDLE}`,
      target: 'newAppsSection',
    }),
  };
}

/** Which templates show the block. Null where none does and one can't be read: it may be in that one. */
function shownIn({ nodes, pageInfo }: CollectionTemplateFiles, handle: string) {
  const templates = nodes.map(({ filename, body: { content } }) => ({
    name: filename.replace(/^templates\/|\.json$/g, ''),
    shows:
      content === undefined ? null : isBlockInTemplate(content, { handle, block: COLLECTION_BLOCK_HANDLE }),
  }));
  const some = templates.some(({ shows }) => shows);
  // A theme whose default template is Liquid takes no app blocks there.
  const isWhole = !pageInfo.hasNextPage && templates.some(({ name }) => name === 'collection');
  if (!some && (!isWhole || templates.some(({ shows }) => shows === null))) return null;
  return { some, without: templates.filter(({ shows }) => shows === false).map(({ name }) => name) };
}

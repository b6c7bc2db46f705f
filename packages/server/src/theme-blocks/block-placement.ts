import { type BlockPlacement, type ListBlock, TEMPLATE_OF } from '@cartwright/core/contract/theme-blocks';
import type { AppBlock } from '../shopify/app-block-type';
import type { TemplateFiles, ThemeTemplates } from '../shopify/documents/theme-templates';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { themeEditorUrl } from '../shopify/theme-editor-url';
import { isBlockInTemplate } from './block-in-template';

interface Placing {
  readonly block: ListBlock;
  /** Origin of the shop's Shopify admin. */
  readonly adminOrigin: string;
  readonly asked: ShopifyResult<ThemeTemplates>;
  /** Granted scopes. */
  readonly granted: ShopifyResult<readonly string[]>;
}

/** Whether the shop's main theme has a block in its templates. */
export function blockPlacement({ block, adminOrigin, asked, granted }: Placing): BlockPlacement {
  const template = TEMPLATE_OF[block];
  const editorUrl = themeEditorUrl(adminOrigin, { template });
  const unknown = (reason: Extract<BlockPlacement, { status: 'unknown' }>['reason']) =>
    ({ status: 'unknown', theme: null, reason, editorUrl }) as const;
  if (!asked.ok) {
    const mayNot = asked.code === 'refused' && granted.ok && !granted.value.includes('read_themes');
    return unknown(mayNot ? 'missing_scope' : 'unavailable');
  }
  const { themes, currentAppInstallation } = asked.value;
  const { apiKey, handle } = currentAppInstallation.app;
  const [theme] = themes?.nodes ?? [];
  if (!theme?.files || handle === null) return unknown('unreadable');
  const shown = shownIn(theme.files, template, { handle, block });
  if (shown === null) return unknown('unreadable');
  if (shown.some) return { status: 'on', theme: theme.name, without: shown.without, editorUrl };
  return {
    status: 'off',
    theme: theme.name,
    editorUrl: themeEditorUrl(adminOrigin, {
      template,
      addAppBlockId: `${apiKey}/${block}`,
      target: 'newAppsSection',
    }),
  };
}

/** Templates with the block. Null if none has it and one is unreadable, which may have it. */
function shownIn({ nodes, pageInfo }: TemplateFiles, template: string, app: AppBlock) {
  const templates = nodes.map(({ filename, body: { content } }) => ({
    name: filename.replace(/^templates\/|\.json$/g, ''),
    shows: content === undefined ? null : isBlockInTemplate(content, app),
  }));
  const some = templates.some(({ shows }) => shows);
  // A Liquid default template can't contain app blocks.
  const isWhole = !pageInfo.hasNextPage && templates.some(({ name }) => name === template);
  if (!some && (!isWhole || templates.some(({ shows }) => shows === null))) return null;
  return { some, without: templates.filter(({ shows }) => shows === false).map(({ name }) => name) };
}

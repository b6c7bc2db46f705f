import type { Template } from 'liquidjs';
import { jsonValueOf } from '../admin/resolvers/metafields';
import { APP_INSTALLATION_GID } from '../admin/resolvers/shop';
import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import type { Page, PageContext } from '../theme/page';
import type { BlockSchema, ThemeExtension } from '../theme-extension/theme-extension';
import type { AppSection } from '../theme-settings/app-sections';
import { blockId, blockType, type PlacedBlock, placedBlocks } from '../theme-settings/placed-blocks';
import { extensionAssetUrl } from './extension-asset-url';
import { escapeAttribute, liquidEngine, stylesheetTag } from './liquid-engine';
import { OBJECTS, pageObjects } from './page-objects';

/** App blocks of a page, as HTML. */
export interface AppBlocks {
  readonly head: string;
  readonly body: string;
  readonly inSection: (section: AppSection) => string;
}

const NO_BLOCKS: AppBlocks = { head: '', body: '', inSection: () => '' };

/**
 * Renders the theme's enabled app blocks with Shopify's restrictions: only global objects, `app.metafields` and
 * `block`. A failing block is replaced by a comment with the error. Throws immediately for what Shopify rejects:
 * unparsable Liquid, unknown filters, tags and objects, and a stylesheet or script that isn't an asset.
 */
export function appBlocks(store: StoreContext): (context: PageContext, page: Page) => AppBlocks {
  const extension = store.app.themeExtension;
  if (!extension) return () => NO_BLOCKS;
  const engine = liquidEngine(extension, (name) => extensionAssetUrl(store, name));
  for (const [name, liquid] of Object.entries(extension.snippets)) checked(() => engine.parse(liquid), name);
  const templates = new Map(
    extension.blocks.map(({ handle, liquid, schema }) => [
      handle,
      checked(() => {
        const template = engine.parse(liquid);
        checkObjects(engine.globalVariablesSync(template));
        checkFiles(extension, schema);
        return template;
      }, handle),
    ]),
  );

  const render = (template: Template[], placed: PlacedBlock, objects: object): string => {
    try {
      const block = { id: blockId(placed), settings: placed.settings, type: blockType(store, placed) };
      return engine.renderSync(template, {}, { globals: { ...objects, block } });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return `<!-- Liquid error in a block of the app: ${message.replace(/[<>]/g, '')} -->`;
    }
  };

  return (context, page) => {
    if (!installationOf(store)) return NO_BLOCKS;
    const shown = placedBlocks(store).filter((placed) => isShown(store, placed, page));
    const objects = pageObjects(context, page);
    const html = (placed: PlacedBlock) => {
      const template = templates.get(placed.block.handle) ?? [];
      return wrapped(store, placed, render(template, placed, objects));
    };
    const at = (belongs: (placed: PlacedBlock) => boolean) => shown.filter(belongs).map(html).join('\n');
    const here = shown.filter(({ section }) => section === null || section === page.section);
    return {
      head: [files(store, here), at(({ block }) => /head$/.test(block.schema.target))].join('\n').trim(),
      body: at(({ block }) => block.schema.target === 'body'),
      inSection: (section) => at((placed) => placed.section === section),
    };
  };
}

function checked<Value>(make: () => Value, name: string): Value {
  try {
    return make();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The block ${name} of the app cannot be used: ${message}`, { cause: error });
  }
}

function checkObjects(used: readonly string[]): void {
  const unknown = used.filter((name) => !OBJECTS.includes(name));
  if (unknown.length > 0) throw new Error(`unknown object ${unknown.join(', ')}`);
}

function checkFiles({ assets }: ThemeExtension, { stylesheet, javascript }: BlockSchema): void {
  for (const name of [stylesheet, javascript]) {
    if (name !== null && !assets.has(name)) throw new Error(`there is no asset ${name}`);
  }
}

function isShown(store: StoreContext, { on, block }: PlacedBlock, { template }: Page): boolean {
  const { enabledOn, disabledOn, availableIf } = block.schema;
  const names = (templates: readonly string[]) => templates.includes('*') || templates.includes(template);
  if (!on || (enabledOn && !names(enabledOn)) || (disabledOn && names(disabledOn))) return false;
  return availableIf === null || isTrue(store, availableIf);
}

function isTrue({ state }: StoreContext, name: string): boolean {
  const [namespace = '', key = ''] = name.split('.');
  const field = state.metafield(APP_INSTALLATION_GID, namespace, key);
  return field !== undefined && jsonValueOf(field) === true;
}

/** Distinct stylesheets and scripts of a page's blocks. */
function files(store: StoreContext, shown: readonly PlacedBlock[]): string {
  const tags = shown.flatMap(({ block: { schema } }) => [
    ...(schema.stylesheet === null ? [] : [stylesheetTag(extensionAssetUrl(store, schema.stylesheet))]),
    ...(schema.javascript === null
      ? []
      : [`<script src="${escapeAttribute(extensionAssetUrl(store, schema.javascript))}" defer></script>`]),
  ]);
  return [...new Set(tags)].join('\n');
}

/** Block in Shopify's wrapper; without one in the head, which allows no elements. */
function wrapped(store: StoreContext, placed: PlacedBlock, html: string): string {
  const name = `app block: ${blockType(store, placed)}`;
  if (/head$/.test(placed.block.schema.target)) return `<!-- BEGIN ${name} -->${html}<!-- END ${name} -->`;
  return `<div id="shopify-block-${blockId(placed)}" class="shopify-block shopify-app-block">${html}</div>`;
}

import type { Liquid } from 'liquidjs';
import { html } from '../theme/html';
import type { PageContext } from '../theme/page';
import { liquidEngine } from '../theme-blocks/liquid-engine';
import { pageObjects } from '../theme-blocks/page-objects';
import type { ThemeExtension } from '../theme-extension/theme-extension';

/** App proxy pages have no access to the extension's files and texts. */
const NOTHING: ThemeExtension = {
  uid: '',
  handle: '',
  blocks: [],
  snippets: {},
  texts: {},
  defaultLanguage: 'en',
  assets: { version: () => '', has: () => false, read: async () => null },
};

/** `{% layout none %}`: rendered without the theme's layout. */
const LAYOUT_NONE = /\{%-?\s*layout\s+none\s*-?%\}/;

export interface ProxiedLiquid {
  /** HTML. */
  readonly text: string;
  readonly hasLayout: boolean;
}

/** Renders an app's Liquid response with the page's objects. Errors are rendered in place. */
export function proxiedLiquid(liquid: string): (context: PageContext) => ProxiedLiquid {
  const hasLayout = !LAYOUT_NONE.test(liquid);
  const engine = proxyEngine();
  return (context) => {
    try {
      const globals = pageObjects(context, { title: '', template: 'page', body: html`` });
      return { text: engine.parseAndRenderSync(liquid, {}, { globals }), hasLayout };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { text: `Liquid error: ${message.replace(/[<>]/g, '')}`, hasLayout };
    }
  };
}

function proxyEngine(): Liquid {
  const engine = liquidEngine(NOTHING, () => '');
  engine.registerTag('layout', { parse: () => undefined, render: () => '' });
  return engine;
}

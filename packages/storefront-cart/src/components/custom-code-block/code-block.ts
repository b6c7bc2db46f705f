import type { CustomCodeBlockSettings } from '@cartwright/core/components/custom-code-block';
import { runScript } from '@cartwright/storefront-kit/page/run-script';
import type { CartwrightApi } from '../../app/public-api';
import { scopedCss } from './scoped-css';

/** A merchant's block in the page's own document. */
export interface CodeBlock {
  /** Puts it in, or brings it to changed settings. The script of a block runs once, whatever becomes of its text. */
  show(
    host: Element,
    settings: CustomCodeBlockSettings,
    run: { readonly cart: CartwrightApi; readonly tell: (message: string) => void } | null,
  ): void;
  /** Takes it out with its styles, and ends what it listens to in the cart. */
  remove(): void;
}

/**
 * A block that is not in the page yet. Theme styles reach it, as they reach all of the page; ours do not, and its own
 * reach nothing else.
 */
export function createCodeBlock(id: string): CodeBlock {
  const element = document.createElement('div');
  element.slot = slotOf(id);
  element.dataset.cartwrightCode = id;
  const sheet = new CSSStyleSheet();
  let shown: CustomCodeBlockSettings = { html: '', css: '', script: '' };
  let hasRun = false;
  let stops: (() => void)[] = [];

  /** The public object, whose listeners end with the block. */
  function cartOf(api: CartwrightApi): CartwrightApi {
    const on: CartwrightApi['on'] = (event, handler) => {
      const stop = api.on(event, handler);
      stops.push(stop);
      return stop;
    };
    return Object.create(api, { on: { value: on } });
  }

  return {
    show(host, settings, run) {
      if (settings.html !== shown.html) element.replaceChildren(contentOf(settings.html, run === null));
      if (settings.css !== shown.css) sheet.replaceSync(scopedCss(settings.css, id));
      shown = settings;
      if (!element.isConnected) host.append(element);
      if (!document.adoptedStyleSheets.includes(sheet)) {
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      if (hasRun || !run || settings.script.trim() === '') return;
      hasRun = true;
      runScript(settings.script, element, { cart: cartOf(run.cart) }, 'custom code block', run.tell);
    },
    remove() {
      for (const stop of stops) stop();
      stops = [];
      element.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}

/** Content of the markup, parsed. A preview must not be led away by it. */
function contentOf(html: string, isPreview: boolean): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  if (isPreview) for (const meta of content.querySelectorAll('meta')) meta.remove();
  return content;
}

/** The slot in which a block stands. */
export const slotOf = (id: string): string => `code-${id}`;

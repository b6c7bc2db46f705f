import type { CustomCodeBlockSettings } from '@cartwright/core/components/custom-code-block';
import { runScript } from '@cartwright/storefront-kit/page/run-script';
import type { CartwrightApi } from '../../app/public-api';
import { scopedCss } from './scoped-css';

/** Merchant's code block in the light DOM. */
export interface CodeBlock {
  /** Inserts or updates the block. Its script runs once, even if it changes later. */
  show(
    host: Element,
    settings: CustomCodeBlockSettings,
    run: { readonly cart: CartwrightApi; readonly tell: (message: string) => void } | null,
  ): void;
  /** Removes the block with its styles and cart listeners. */
  remove(): void;
}

/** Creates a detached block. Theme styles apply to it, ours don't, and its own are scoped to it. */
export function createCodeBlock(id: string): CodeBlock {
  const element = document.createElement('div');
  element.slot = slotOf(id);
  element.dataset.cartwrightCode = id;
  const sheet = new CSSStyleSheet();
  let shown: CustomCodeBlockSettings = { html: '', css: '', script: '' };
  let hasRun = false;
  let stops: (() => void)[] = [];

  /** Public API whose listeners are removed with the block. */
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

/** Parsed markup. In the preview without `meta`, which could redirect. */
function contentOf(html: string, isPreview: boolean): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  if (isPreview) for (const meta of content.querySelectorAll('meta')) meta.remove();
  return content;
}

/** Slot name of a block. */
export const slotOf = (id: string): string => `code-${id}`;

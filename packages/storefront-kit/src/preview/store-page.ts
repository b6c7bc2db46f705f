import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { bone, several } from './skeleton';
import css from './store-page.css';
import { whenChanged } from './when-changed';

/** A store's page in greys and the shop's look, without a word that could be taken for the merchant's. */
export interface StorePage {
  readonly element: HTMLElement;
  /** Whether the store's header is above its content. */
  showHeader(isShown: boolean): void;
  wear(look: StorefrontLook | undefined): void;
}

/**
 * Makes a page of `content`, which `contentCss` styles. It is in no document yet. Nobody can go into it, and nobody is
 * read it.
 */
export function storePage(content: readonly HTMLElement[], contentCss: string): StorePage {
  const element = document.createElement('div');
  element.inert = true;
  element.ariaHidden = 'true';
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css + contentCss);
  const styleSheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, styleSheet];
  const top = header();
  root.append(top, bone('main', ...content));
  return {
    element,
    showHeader(isShown) {
      top.hidden = !isShown;
    },
    wear: whenChanged((look) => {
      const tokens = Object.entries(look?.tokens ?? {}).map(([name, value]) => `${name}:${value};`);
      styleSheet.replaceSync(`:host{${tokens.join('')}}`);
    }),
  };
}

function header(): HTMLElement {
  const ways = bone('ways', ...several(4, () => bone('line')));
  return bone('header', bone('logo'), ways, bone('dot'), bone('dot'));
}

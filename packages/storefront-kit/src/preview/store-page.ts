import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { bone, several } from './skeleton';
import css from './store-page.css';
import { whenChanged } from './when-changed';

/** Skeleton of a store page in the shop's look, without texts. */
export interface StorePage {
  readonly element: HTMLElement;
  /** Whether the store's header is above its content. */
  showHeader(isShown: boolean): void;
  wear(look: StorefrontLook | undefined): void;
}

/** Creates a detached page with `content`, styled by `contentCss`. Inert, and hidden from screen readers. */
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

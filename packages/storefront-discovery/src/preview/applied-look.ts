import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { whenChanged } from '@cartwright/storefront-kit/preview/when-changed';

/** Adds style sheets to a preview frame. Returns a function that applies the shop's look in place of a theme. */
export function appliedLook(styles: string): (look: StorefrontLook | undefined) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [styleSheet, sheet];
  return whenChanged((look) => {
    const tokens = Object.entries(look?.tokens ?? {}).map(([name, value]) => `${name}:${value};`);
    styleSheet.replaceSync(`:root{${tokens.join('')}}`);
  });
}

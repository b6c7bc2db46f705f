import type { Look } from './look';
import { type LookTokens, tokensOf } from './tokens-of';

/** A look as the storefront reads it. */
export interface StorefrontLook {
  readonly tokens: LookTokens;
  /** For the shadow root: what a logo needs, and the merchant's own; empty for none. */
  readonly css: string;
}

/** Makes room for a logo before the title; carts without one don't carry it. */
const LOGO_CSS =
  '.cw-title-bar::before{content:"";flex:none;inline-size:96px;max-inline-size:30%;block-size:32px;background:var(--cw-logo) center/contain no-repeat}';

/** Look as it is published; undefined where it sets nothing. */
export function storefrontLook(look: Look): StorefrontLook | undefined {
  const tokens = tokensOf(look);
  const css = `${tokens['--cw-logo'] ? LOGO_CSS : ''}${look.settings.customCss.trim()}`;
  return Object.keys(tokens).length > 0 || css !== '' ? { tokens, css } : undefined;
}

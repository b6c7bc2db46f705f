import type { Look } from './look';
import { type LookTokens, tokensOf } from './tokens-of';

/** Look for the storefront. */
export interface StorefrontLook {
  readonly tokens: LookTokens;
  /** CSS of the shadow root: for a logo, and the merchant's custom CSS; empty for none. */
  readonly css: string;
}

/** Reserves space for a logo before the title; omitted in carts without one. */
const LOGO_CSS =
  '.cw-title-bar::before{content:"";flex:none;inline-size:96px;max-inline-size:30%;block-size:32px;background:var(--cw-logo) center/contain no-repeat}';

/** Published look; undefined if it sets nothing. */
export function storefrontLook(look: Look): StorefrontLook | undefined {
  const tokens = tokensOf(look);
  const css = `${tokens['--cw-logo'] ? LOGO_CSS : ''}${look.settings.customCss.trim()}`;
  return Object.keys(tokens).length > 0 || css !== '' ? { tokens, css } : undefined;
}

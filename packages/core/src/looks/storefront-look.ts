import type { Look } from './look';
import { type LookTokens, tokensOf } from './tokens-of';

/** A look as the storefront reads it. */
export interface StorefrontLook {
  readonly tokens: LookTokens;
  /** The merchant's own, for the shadow root; empty for none. */
  readonly css: string;
}

/** What is published of a look; undefined where it sets nothing. */
export function storefrontLook(look: Look): StorefrontLook | undefined {
  const tokens = tokensOf(look);
  const css = look.settings.customCss.trim();
  return Object.keys(tokens).length > 0 || css !== '' ? { tokens, css } : undefined;
}

import { compileTemplate } from '@cartwright/core/templates/compile-template';
import { drawTemplate } from '@cartwright/storefront-cart/templates/draw-template';
import type { LiquidCase } from './liquid-cases';

/**
 * Outcome of a case. `equal`: what is expected. `refused`: with a place in the source. `stopped`: while it was drawn, so that
 * our own component is drawn. `different` and `accepted` are what may not be: drawn, and not as Shopify does.
 */
export const OUTCOMES = ['equal', 'refused', 'stopped', 'different', 'accepted'] as const;
export type LiquidOutcome = (typeof OUTCOMES)[number];

const host = {
  money: (amount: number) => String(amount),
  element: (name: string) => `<${name}>`,
};

/** Outcome of a case, and the text that was drawn, if any. */
export function liquidOutcome({ template: source, data, expected }: LiquidCase): {
  readonly outcome: LiquidOutcome;
  readonly drawn: string | null;
} {
  const { template } = compileTemplate(source, 'cart_items');
  if (!template) return { outcome: 'refused', drawn: null };
  const drawn = textOf(template, data);
  if (drawn === null) return { outcome: 'stopped', drawn };
  if (expected === null) return { outcome: 'accepted', drawn };
  return { outcome: asRead(drawn) === asRead(unescaped(expected)) ? 'equal' : 'different', drawn };
}

/** A text as a browser shows it: blanks and line breaks in a row are one blank. */
function asRead(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Text of what Shopify writes as HTML: an output is text here, and has nothing to be escaped. */
function unescaped(html: string): string {
  return html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

function textOf(template: Parameters<typeof drawTemplate>[0], data: LiquidCase['data']): string | null {
  try {
    return drawTemplate<string>(template, data, host).join('');
  } catch {
    return null;
  }
}

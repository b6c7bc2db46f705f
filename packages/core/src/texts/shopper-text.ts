import * as z from 'zod';
import { text } from './limited';
import type { TextLimit } from './limits';

/** Rule of a text that a merchant types and shoppers read. */
export interface ShopperText {
  readonly label: string;
  readonly limit: TextLimit;
  /** Placeholders with braces. Absent: braces have no meaning. */
  readonly placeholders?: readonly string[];
  readonly help?: string;
  /**
   * Whether it names a discount at checkout, only in the shop's own language (ADR 134); a function takes its record.
   */
  readonly namesDiscount?: true | ((record: never) => boolean);
  /** Fallback text for its record while it is blank; absent: nothing. */
  readonly standIn?: (record: never) => string;
  /** Whether shoppers read Shopify's own translation of its record's text, if there is one. */
  readonly isShopifys?: (record: never) => boolean;
  /** Whether the settings and its record show it; absent: always. */
  readonly isShown?: (settings: never, record: never) => boolean;
}

const rules = z.registry<ShopperText>();

/** Schema of a translatable text for shoppers (ADR 134), within its limit. */
export function shopperText(rule: ShopperText): z.ZodString {
  return text(rule.limit).register(rules, rule);
}

/** Rule of a text for shoppers; undefined for every other schema. */
export function shopperTextRule(schema: z.ZodType): ShopperText | undefined {
  return rules.get(schema);
}

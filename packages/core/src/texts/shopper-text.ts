import * as z from 'zod';
import { text } from './limited';
import type { TextLimit } from './limits';

/** Rule of a text that a merchant types and shoppers read. */
export interface ShopperText {
  readonly label: string;
  readonly limit: TextLimit;
  /** What is replaced in it, with the braces. Absent: braces mean nothing in it. */
  readonly placeholders?: readonly string[];
  readonly help?: string;
  /** Whether checkout calls a discount by it, in the shop's own language alone (ADR 134); by a function: of the record that it is in. */
  readonly namesDiscount?: true | ((record: never) => boolean);
  /** What shoppers read of the record that it is in while it is blank; absent: nothing. */
  readonly standIn?: (record: never) => string;
  /** Whether shoppers read Shopify's own translation of what the record that it is in says, where there is one. */
  readonly isShopifys?: (record: never) => boolean;
  /** Whether the settings that it is among show it, and the record that it is in; absent: they always do. */
  readonly isShown?: (settings: never, record: never) => boolean;
}

const rules = z.registry<ShopperText>();

/** The schema of a text that shoppers read, at most as long as its limit: it can be translated (ADR 134). */
export function shopperText(rule: ShopperText): z.ZodString {
  return text(rule.limit).register(rules, rule);
}

/** The rule of a text that shoppers read; undefined for every other schema. */
export function shopperTextRule(schema: z.ZodType): ShopperText | undefined {
  return rules.get(schema);
}

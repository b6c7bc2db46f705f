import * as z from 'zod';
import { merchantAmount, productSelection } from '../catalogue/selection';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { idText, instant, listOf, text } from '../texts/limited';

/** Schema version that this code reads and writes. */
export const CUSTOM_SOURCES_VERSION = 1;

/** Maximum id, of nine digits, since people read it. */
export const MAX_SOURCE_ID = 999_999_999;

/** Product facts: ids of products and collections are written as numbers. */
const PRODUCT_FACTS = ['product', 'collection', 'tag', 'vendor', 'type'] as const;
export type ProductFact = (typeof PRODUCT_FACTS)[number];

const values = listOf(text('tag'), 'conditionValues');

/** Condition on a request. Unknown facts of a shopper don't satisfy it. */
export const sourceCondition = z.discriminatedUnion('about', [
  /** Products of the page, or in the cart: some, all or none match. */
  z.strictObject({
    about: z.enum(['page', 'cart']),
    is: z.enum(PRODUCT_FACTS),
    operator: z.enum(['any', 'all', 'none']),
    values,
  }),
  /** Major units of the shop's currency, before discounts; units of products. */
  z.strictObject({
    about: z.enum(['total', 'items']),
    operator: z.enum(['at_least', 'below']),
    amount: merchantAmount,
  }),
  /** ISO 3166-1 and ISO 4217 codes; tags of a signed-in customer; codes in the cart. */
  z.strictObject({
    about: z.enum(['country', 'currency', 'customer_tag', 'discount_code']),
    operator: z.enum(['any', 'none']),
    values,
  }),
  /** Whether the customer is signed in; whether the cart has a line with a selling plan. */
  z.strictObject({ about: z.enum(['signed_in', 'selling_plan']), is: z.boolean() }),
  /** The end is exclusive. */
  z.strictObject({ about: z.literal('time'), from: instant().nullable(), until: instant().nullable() }),
]);
export type SourceCondition = z.infer<typeof sourceCondition>;
export type ConditionAbout = SourceCondition['about'];

/** Source of a rule's products. */
const ruleResult = z.strictObject({
  path: text('dataSourcePath'),
  /** Hand-picked products. */
  products: listOf(productSelection, 'widgetProducts'),
  /** Required tags, one of which a product must have; empty: no restriction. */
  onlyTags: listOf(text('tag'), 'conditionValues'),
  onlyVendors: listOf(text('vendor'), 'conditionValues'),
});
export type RuleResult = z.infer<typeof ruleResult>;

const sourceRule = z.strictObject({
  id: idText(),
  /** Whether all conditions have to hold, or one. */
  match: z.enum(['all', 'any']),
  /** Empty: it always holds. */
  conditions: listOf(sourceCondition, 'ruleConditions'),
  /** Sources in order: each fills the remaining slots. */
  results: listOf(ruleResult, 'ruleResults'),
  /** Whether later rules are skipped if it holds. */
  exitIfMatched: z.boolean(),
});
export type SourceRule = z.infer<typeof sourceRule>;

/** Custom data source: rules from top to bottom, of which each that holds fills the remaining slots. */
export const customSource = z.strictObject({
  /** Random id in its path (`customSourcePath`). */
  id: z.int().min(1).max(MAX_SOURCE_ID),
  /** Name for the merchant. */
  name: text('widgetName'),
  /** Rules; the last one is for everybody, without conditions. */
  rules: listOf(sourceRule, 'sourceRules'),
});
export type CustomSource = z.infer<typeof customSource>;

/** Custom data sources of a shop. */
export const customSources = z.strictObject({
  schemaVersion: z.literal(CUSTOM_SOURCES_VERSION),
  sources: listOf(customSource, 'customSources'),
});
export type CustomSources = z.infer<typeof customSources>;

export const NO_CUSTOM_SOURCES: CustomSources = { schemaVersion: CUSTOM_SOURCES_VERSION, sources: [] };

/** New source: best sellers for everybody. */
export function newCustomSource(id: number, ruleId: string): CustomSource {
  return { id, name: '', rules: [{ ...newSourceRule(ruleId), conditions: [] }] };
}

/** New rule: best sellers for shoppers with something in the cart. */
export function newSourceRule(id: string): SourceRule {
  return {
    id,
    match: 'all',
    conditions: [newCondition('items')],
    results: [newResult('/products/top_sellers')],
    exitIfMatched: false,
  };
}

export function newResult(path: string): RuleResult {
  return { path, products: [], onlyTags: [], onlyVendors: [] };
}

/** New condition on a subject, without a choice. */
export function newCondition(about: ConditionAbout): SourceCondition {
  switch (about) {
    case 'page':
    case 'cart':
      return { about, is: 'collection', operator: 'any', values: [] };
    case 'total':
    case 'items':
      return { about, operator: 'at_least', amount: about === 'items' ? 1 : null };
    case 'country':
    case 'currency':
    case 'customer_tag':
    case 'discount_code':
      return { about, operator: 'any', values: [] };
    case 'signed_in':
    case 'selling_plan':
      return { about, is: true };
    case 'time':
      return { about, from: null, until: null };
    default:
      return about satisfies never;
  }
}

/** Reads stored sources, migrated to the current version. */
export function readCustomSources(stored: unknown): ReadVersioned<CustomSources> {
  return readVersioned({ schema: customSources, version: CUSTOM_SOURCES_VERSION }, stored);
}

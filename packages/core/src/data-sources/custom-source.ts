import * as z from 'zod';
import { merchantAmount, productSelection } from '../catalogue/selection';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { idText, instant, listOf, text } from '../texts/limited';

/** The version of the shape that this code reads and writes. */
export const CUSTOM_SOURCES_VERSION = 1;

/** Largest id, of nine digits: people read it. */
export const MAX_SOURCE_ID = 999_999_999;

/** Facts of a product: ids of products and collections are written as numbers. */
const PRODUCT_FACTS = ['product', 'collection', 'tag', 'vendor', 'type'] as const;
export type ProductFact = (typeof PRODUCT_FACTS)[number];

const values = listOf(text('tag'), 'conditionValues');

/** Something that holds of a question or doesn't. What isn't known of a shopper doesn't hold. */
export const sourceCondition = z.discriminatedUnion('about', [
  /** Of the page's products, or of those in the cart: some, each one of at least one, or none of them. */
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
  /** ISO 3166-1 and ISO 4217 codes; tags of a customer who is signed in; codes in the cart. */
  z.strictObject({
    about: z.enum(['country', 'currency', 'customer_tag', 'discount_code']),
    operator: z.enum(['any', 'none']),
    values,
  }),
  /** The customer is signed in; the cart has a line with a selling plan. */
  z.strictObject({ about: z.enum(['signed_in', 'selling_plan']), is: z.boolean() }),
  /** The end is exclusive. */
  z.strictObject({ about: z.literal('time'), from: instant().nullable(), until: instant().nullable() }),
]);
export type SourceCondition = z.infer<typeof sourceCondition>;
export type ConditionAbout = SourceCondition['about'];

/** A source that a rule takes products from. */
const ruleResult = z.strictObject({
  path: text('dataSourcePath'),
  /** Of the hand-picked source. */
  products: listOf(productSelection, 'widgetProducts'),
  /** Products that have one of these; empty: all. */
  onlyTags: listOf(text('tag'), 'conditionValues'),
  onlyVendors: listOf(text('vendor'), 'conditionValues'),
});
export type RuleResult = z.infer<typeof ruleResult>;

const sourceRule = z.strictObject({
  id: idText(),
  /** Whether all conditions have to hold, or one. */
  match: z.enum(['all', 'any']),
  /** None: it holds always. */
  conditions: listOf(sourceCondition, 'ruleConditions'),
  /** In their order: each fills the slots that are left. */
  results: listOf(ruleResult, 'ruleResults'),
  /** Whether no rule after it is looked at where it holds. */
  exitIfMatched: z.boolean(),
});
export type SourceRule = z.infer<typeof sourceRule>;

/** A data source of the shop's own: rules from top to bottom, of which each that holds fills the slots that are left. */
export const customSource = z.strictObject({
  /** Of its path (`customSourcePath`); at random. */
  id: z.int().min(1).max(MAX_SOURCE_ID),
  /** For the merchant. */
  name: text('widgetName'),
  /** The last one is for everybody: it has no conditions. */
  rules: listOf(sourceRule, 'sourceRules'),
});
export type CustomSource = z.infer<typeof customSource>;

/** The data sources of a shop's own. */
export const customSources = z.strictObject({
  schemaVersion: z.literal(CUSTOM_SOURCES_VERSION),
  sources: listOf(customSource, 'customSources'),
});
export type CustomSources = z.infer<typeof customSources>;

export const NO_CUSTOM_SOURCES: CustomSources = { schemaVersion: CUSTOM_SOURCES_VERSION, sources: [] };

/** A new source: best sellers for everybody. */
export function newCustomSource(id: number, ruleId: string): CustomSource {
  return { id, name: '', rules: [{ ...newSourceRule(ruleId), conditions: [] }] };
}

/** A new rule: best sellers for who comes with something in the cart. */
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

/** A new condition about something; nothing is chosen yet. */
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

/** Reads saved ones in the version that this code knows. */
export function readCustomSources(stored: unknown): ReadVersioned<CustomSources> {
  return readVersioned({ schema: customSources, version: CUSTOM_SOURCES_VERSION }, stored);
}

import { majorToSubunits } from '@cartwright/core/money/decimal';
import { type CollectionRule, type CollectionRules, type Product, unitsInStock } from './model/catalogue';

/**
 * Whether a product meets the rules of an automated collection. Rules on variants are met if any variant meets them.
 */
export function meetsRules(product: Product, { any, rules }: CollectionRules): boolean {
  const meets = (rule: CollectionRule) => meetsRule(product, rule);
  return any ? rules.some(meets) : rules.every(meets);
}

function meetsRule(product: Product, rule: CollectionRule): boolean {
  const { tags, productType, vendor, title, variants } = product;
  switch (rule.column) {
    case 'TAG':
      return meetsText(tags, rule);
    case 'TYPE':
      return meetsText([productType], rule);
    case 'VENDOR':
      return meetsText([vendor], rule);
    case 'TITLE':
      return meetsText([title], rule);
    case 'VARIANT_TITLE':
      return variants.some((variant) => meetsText([variant.title], rule));
    case 'VARIANT_PRICE':
      return variants.some(({ price }) => meetsNumber(price, majorToSubunits(rule.condition), rule));
    case 'VARIANT_COMPARE_AT_PRICE':
      return variants.some(({ compareAtPrice }) =>
        meetsNumber(compareAtPrice, majorToSubunits(rule.condition), rule),
      );
    case 'VARIANT_INVENTORY':
      return variants.some((variant) => meetsNumber(unitsInStock(variant), wholeIn(rule.condition), rule));
    case 'IS_PRICE_REDUCED': {
      const reduced = variants.some(({ price, compareAtPrice }) => (compareAtPrice ?? 0) > price);
      return rule.relation === 'IS_NOT_SET' ? !reduced : reduced;
    }
    default: {
      const unknown: never = rule.column;
      return unknown;
    }
  }
}

/** Case-insensitive comparison, as in Shopify. Texts have no greater or less. */
function meetsText(texts: readonly string[], { relation, condition }: CollectionRule): boolean {
  const wanted = condition.toLowerCase();
  const isSome = (compare: (text: string) => boolean) => texts.some((text) => compare(text.toLowerCase()));
  switch (relation) {
    case 'EQUALS':
      return isSome((text) => text === wanted);
    case 'NOT_EQUALS':
      return !isSome((text) => text === wanted);
    case 'CONTAINS':
      return isSome((text) => text.includes(wanted));
    case 'NOT_CONTAINS':
      return !isSome((text) => text.includes(wanted));
    case 'STARTS_WITH':
      return isSome((text) => text.startsWith(wanted));
    case 'ENDS_WITH':
      return isSome((text) => text.endsWith(wanted));
    default:
      return false;
  }
}

/** Compares numbers. A missing number is not set, and an invalid condition is never met. */
function meetsNumber(number: number | null, limit: number | null, { relation }: CollectionRule): boolean {
  if (relation === 'IS_SET') return number !== null;
  if (relation === 'IS_NOT_SET') return number === null;
  if (number === null || limit === null) return false;
  switch (relation) {
    case 'EQUALS':
      return number === limit;
    case 'NOT_EQUALS':
      return number !== limit;
    case 'LESS_THAN':
      return number < limit;
    case 'GREATER_THAN':
      return number > limit;
    default:
      return false;
  }
}

function wholeIn(text: string): number | null {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

import { type CatalogueIndex, collectionRows } from '../catalogue/index/catalogue-index';
import type { Postings } from '../catalogue/index/postings';
import { rowsWith } from '../catalogue/index/postings';
import { codeMark } from './cart-facts';
import type { ProductFact, SourceCondition, SourceRule } from './custom-source';
import { folded } from './folded';
import { NOTHING_KNOWN, type SourceRequest } from './source-request';

interface RuleContext {
  readonly index: CatalogueIndex;
  readonly question: SourceRequest;
  /** Epoch milliseconds. */
  readonly instant: number;
}

/** Whether a rule holds: by all of its conditions, or one; without conditions always. */
export function ruleHolds({ match, conditions }: SourceRule, request: RuleContext): boolean {
  if (conditions.length === 0) return true;
  const holds = (condition: SourceCondition) => conditionHolds(condition, request);
  return match === 'all' ? conditions.every(holds) : conditions.some(holds);
}

function conditionHolds(condition: SourceCondition, { index, question, instant }: RuleContext): boolean {
  const { facts = NOTHING_KNOWN } = question;
  switch (condition.about) {
    case 'page':
      return productsHold(index, question.pageProducts, condition);
    case 'cart':
      return productsHold(index, question.cartProducts, condition);
    case 'total':
    case 'items': {
      const known = condition.about === 'total' ? facts.total : facts.items;
      if (known === null || condition.amount === null) return false;
      return condition.operator === 'at_least' ? known >= condition.amount : known < condition.amount;
    }
    case 'country':
      return isAmong(facts.country === null ? null : [facts.country], condition);
    case 'currency':
      return isAmong(facts.currency === null ? null : [facts.currency], condition);
    case 'customer_tag':
      return isAmong(facts.customerTags, condition);
    case 'discount_code': {
      const { operator, values } = condition;
      return isAmong(facts.discountCodes, { operator, values: [...values, ...values.map(codeMark)] });
    }
    case 'signed_in':
      return facts.isSignedIn === condition.is;
    case 'selling_plan':
      return facts.hasSellingPlan === condition.is;
    case 'time':
      return isWithin(instant, condition);
    default:
      return condition satisfies never;
  }
}

function isAmong(
  known: readonly string[] | null,
  { operator, values }: { readonly operator: 'any' | 'none'; readonly values: readonly string[] },
): boolean {
  if (known === null) return false;
  const wanted = new Set(values.map(folded));
  const isFound = known.some((each) => wanted.has(folded(each)));
  return operator === 'any' ? isFound : !isFound;
}

function isWithin(
  instant: number,
  { from, until }: { readonly from: string | null; readonly until: string | null },
): boolean {
  return (from === null || instant >= Date.parse(from)) && (until === null || instant < Date.parse(until));
}

function productsHold(
  index: CatalogueIndex,
  products: readonly number[],
  { is, operator, values }: Extract<SourceCondition, { about: 'page' | 'cart' }>,
): boolean {
  const matches = productTest(index, is, values);
  if (operator === 'none') return !products.some(matches);
  return operator === 'any' ? products.some(matches) : products.length > 0 && products.every(matches);
}

/** Predicate of products that are, or have, one of the values. */
function productTest(
  index: CatalogueIndex,
  fact: ProductFact,
  values: readonly string[],
): (product: number) => boolean {
  switch (fact) {
    case 'product': {
      const wanted = new Set(values.map(Number));
      return (product) => wanted.has(product);
    }
    case 'collection': {
      const rows = new Set(values.flatMap((id) => [...collectionRows(index, Number(id))]));
      return (product) => rows.has(index.rows.get(product) ?? -1);
    }
    case 'tag':
      return hasOneOf(index, index.tags, values);
    case 'vendor':
      return hasOneOf(index, index.vendors, values);
    case 'type':
      return hasOneOf(index, index.productTypes, values);
    default:
      return fact satisfies never;
  }
}

/** Predicate of products with one of the names, ignoring case. Without names: none. */
export function hasOneOf(
  index: CatalogueIndex,
  postings: Postings,
  names: readonly string[],
): (product: number) => boolean {
  const wanted = new Set(names.map(folded));
  const known = [...postings.numbers.keys()].filter((name) => wanted.has(folded(name)));
  const rows = new Set(known.flatMap((name) => [...rowsWith(postings, name)]));
  return (product) => rows.has(index.rows.get(product) ?? -1);
}

import { type Issue, issue, type Path } from '../editing/issue';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { MAX_AMOUNT } from '../texts/limits';
import { HAND_PICKED } from './built-in-sources';
import {
  type CustomSource,
  type CustomSources,
  customSources,
  type RuleResult,
  type SourceCondition,
} from './custom-source';
import { isServerSource, sourceAt } from './source-at';

/** Issues that keep data sources from being saved. */
export function validateCustomSources(document: CustomSources): Issue[] {
  const ids = document.sources.map(({ id }) => id);
  const issues = document.sources.flatMap((source, at): Issue[] => {
    const place = ['sources', at];
    const found = sourceIssues(source, place);
    if (ids.indexOf(source.id) < at)
      found.push(issue('duplicate', [...place, 'id'], 'A data source is there twice.'));
    return found;
  });
  return [...issues, ...dedupedIssues(lengthIssues(customSources, document), issues)];
}

function sourceIssues({ name, rules }: CustomSource, place: Path): Issue[] {
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push(issue('blank', [...place, 'name'], 'Enter a name.'));
  if (rules.length === 0) issues.push(issue('rules', [...place, 'rules'], 'Add a rule for everyone.'));
  for (const [at, { conditions, results }] of rules.entries()) {
    const path = [...place, 'rules', at];
    const isLast = at === rules.length - 1;
    if (isLast && conditions.length > 0) {
      issues.push(
        issue('catch_all', [...path, 'conditions'], 'The last rule is for everyone: remove its conditions.'),
      );
    }
    if (!isLast && conditions.length === 0) {
      issues.push(
        issue('conditions', [...path, 'conditions'], 'Add a condition: only the last rule is for everyone.'),
      );
    }
    if (results.length === 0)
      issues.push(issue('results', [...path, 'results'], 'Choose where the products come from.'));
    for (const [number, condition] of conditions.entries()) {
      issues.push(...conditionIssues(condition, [...path, 'conditions', number]));
    }
    for (const [number, result] of results.entries()) {
      issues.push(...resultIssues(result, [...path, 'results', number]));
    }
  }
  return issues;
}

function conditionIssues(condition: SourceCondition, path: Path): Issue[] {
  if ('values' in condition) {
    const isSet = condition.values.some((value) => value.trim() !== '');
    return isSet ? [] : [issue('blank', [...path, 'values'], 'Choose at least one.')];
  }
  if ('amount' in condition) {
    const { amount, about } = condition;
    const isAmount = amount !== null && amount >= 0 && amount <= MAX_AMOUNT;
    if (isAmount && (about === 'total' || Number.isInteger(amount))) return [];
    return [
      issue('number', [...path, 'amount'], about === 'total' ? 'Enter an amount.' : 'Enter a whole number.'),
    ];
  }
  if (condition.about !== 'time') return [];
  const { from, until } = condition;
  if (from === null && until === null)
    return [issue('blank', [...path, 'from'], 'Choose a start or an end.')];
  const isInOrder = from === null || until === null || Date.parse(from) < Date.parse(until);
  return isInOrder ? [] : [issue('order', [...path, 'until'], 'Choose an end after the start.')];
}

function resultIssues({ path: source, products }: RuleResult, place: Path): Issue[] {
  const at = sourceAt(source);
  const problem = (message: string) => [issue('data_source', [...place, 'path'], message)];
  if (!at || !isServerSource(at)) return problem('Choose where the products come from.');
  if (at.source === 'collection' && at.collectionId === null) return problem('Choose a collection.');
  if (at.source === 'tag' && at.tag === null) return problem('Choose a tag.');
  if (source !== HAND_PICKED || products.length > 0) return [];
  return [issue('products', [...place, 'products'], 'Choose products.')];
}

/** Valid sources, normalized for storage. */
export function storedCustomSources(document: CustomSources): CustomSources {
  return {
    ...document,
    sources: document.sources.map((source) => ({ ...source, name: source.name.trim() })),
  };
}

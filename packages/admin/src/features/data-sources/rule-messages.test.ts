import { newSourceRule } from '@cartwright/core/data-sources/custom-source';
import { expect, test } from 'vitest';
import { neverHoldsMessage, ruleMessage, ruleName } from './rule-messages';

test.each([
  [{ outcome: 'held', gave: 1 }, 'Rule 1: holds, 1 product.'],
  [{ outcome: 'did not hold', gave: 0 }, 'Rule 1: doesn’t hold.'],
  [{ outcome: 'held', gave: 4 }, 'Rule 1: holds, 4 products.'],
  [{ outcome: 'exited', gave: 0 }, 'Rule 1: not looked at, a rule above stopped.'],
] as const)('describes %j as "%s"', (rule, message) => expect(ruleMessage(rule, 'Rule 1')).toBe(message));

test('the last rule is for everyone, unless an earlier one may stop', () => {
  const names = (...stops: boolean[]) => {
    const rules = stops.map((exitIfMatched) => ({ exitIfMatched }));
    return rules.map((_, at) => ruleName(rules, at));
  };
  expect(names(false)).toEqual(['For everyone']);
  expect(names(false, false)).toEqual(['Rule 1', 'For everyone']);
  expect(names(true, false, false)).toEqual(['Rule 1', 'Rule 2', 'Everyone else']);
  expect(names(false, true), 'what the last one does itself doesn’t count').toEqual([
    'Rule 1',
    'For everyone',
  ]);
});

test('a rule with contradicting conditions shows a message', () => {
  const rule = newSourceRule('a');
  expect(neverHoldsMessage(rule)).toBeNull();
  const conditions = [...rule.conditions, { about: 'items', operator: 'below', amount: 1 } as const];
  expect(neverHoldsMessage({ ...rule, conditions })).toBe(
    'This rule never holds: no number of items meets its conditions.',
  );
});

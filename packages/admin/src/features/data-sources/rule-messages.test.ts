import { expect, test } from 'vitest';
import { ruleMessage } from './rule-messages';

test.each([
  [{ rule: 1, outcome: 'held', gave: 1 }, 'Rule 1: holds, 1 product.'],
  [{ rule: 2, outcome: 'did not hold', gave: 0 }, 'Rule 2: doesn’t hold.'],
  [{ rule: 3, outcome: 'held', gave: 4 }, 'For everyone: holds, 4 products.'],
  [{ rule: 3, outcome: 'exited', gave: 0 }, 'For everyone: not looked at, a rule above stopped.'],
] as const)('%j reads "%s"', (rule, words) => expect(ruleMessage(rule, 3)).toBe(words));

import { describe, expect, it, test } from 'vitest';
import { excludedTerms, withoutTerms } from './excluded-terms';

const terms = excludedTerms(['Café', 'gift card', 'gift card holder', 'shirt', '礼物', 'リンゴ']);

test.each([
  ['red mug', 'red mug'],
  ['cafe', ''],
  ['CAFÉ  red', 'red'],
  ['cafeteria', 'cafeteria'],
  ['red gift-card!', 'red'],
  ['gift mug card', 'gift mug card'],
  ['gift card holder blue', 'blue'],
  ['t-shirt', 't-shirt'],
  ['shirt-dress', 'shirt-dress'],
  ['t-shirt cafe', 't shirt'],
  ['红色 礼物', '红色'],
  ['红色 禮物', '红色'],
  ['りんご 赤', '赤'],
  ['リンゴ 赤', '赤'],
  ['', ''],
])('reduces %j to %j', (text, left) => {
  expect(withoutTerms(text, terms)).toBe(left);
});

describe('excluded terms', () => {
  it('stay in the query when they are allowed', () => {
    const isAllowed = (term: readonly string[]) => term.join(' ') === 'gift card';
    expect(withoutTerms('gift card shirt', terms, isAllowed)).toBe('gift card');
  });

  it('without words exclude nothing', () => {
    expect(withoutTerms('a & b', excludedTerms(['', '&', ' ']))).toBe('a & b');
  });
});

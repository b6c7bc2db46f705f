import type { CheckoutQuestion } from '@cartwright/core/smart-cart/checkout/schema';
import { describe, expect, it } from 'vitest';
import { missingAnswers, TICKED } from './answers';

const question = (key: string, required: boolean): CheckoutQuestion => ({
  key,
  label: key,
  kind: 'text',
  required,
});

describe('questions before checkout', () => {
  it('hold it up while a required one has no answer but blanks', () => {
    const questions = [question('Card', true), question('Company', false), question('Age', true)];
    const answers: Record<string, string> = { Card: '  ', Age: TICKED };
    expect(missingAnswers(questions, (key) => answers[key] ?? '').map(({ key }) => key)).toEqual(['Card']);
  });
});

import type { CheckoutQuestion } from '@cartwright/core/components/checkout';
import { describe, expect, it } from 'vitest';
import { answerOf, missingAnswers, TICKED } from './answers';

const question = (key: string, required: boolean, kind: CheckoutQuestion['kind'] = 'text') => ({
  key,
  label: key,
  kind,
  required,
});

describe('questions before checkout', () => {
  it('block checkout while a required answer is missing or blank', () => {
    const questions = [question('Card', true), question('Company', false), question('Name', true)];
    const answers: Record<string, string> = { Card: '  ', Name: 'Mia' };
    expect(missingAnswers(questions, (key) => answers[key]).map(({ key }) => key)).toEqual(['Card']);
  });

  it('accept only our own value for a ticked box', () => {
    const box = question('Age', true, 'checkbox');
    expect([answerOf(box, 'true'), answerOf(box, TICKED)]).toEqual(['', TICKED]);
    expect(missingAnswers([box], () => 'true')).toEqual([box]);
    expect(missingAnswers([box], () => TICKED)).toEqual([]);
  });
});

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
  it('hold it up while a required one has no answer but blanks', () => {
    const questions = [question('Card', true), question('Company', false), question('Name', true)];
    const answers: Record<string, string> = { Card: '  ', Name: 'Mia' };
    expect(missingAnswers(questions, (key) => answers[key]).map(({ key }) => key)).toEqual(['Card']);
  });

  it('take nothing for a tick that is none of ours', () => {
    const box = question('Age', true, 'checkbox');
    expect([answerOf(box, 'true'), answerOf(box, TICKED)]).toEqual(['', TICKED]);
    expect(missingAnswers([box], () => 'true')).toEqual([box]);
    expect(missingAnswers([box], () => TICKED)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { typedNumber } from './typed-number';

it.each([
  ['10', '10'],
  [' $10.50 ', '10.50'],
  ['9,5', '9.5'],
  ['1.234,50 €', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234', '1234'],
  ['1 234', '1234'],
  ['007', '7'],
  ['0', '0'],
  ['-5', '-5'],
  ['١٢', '12'],
  ['cheap', ''],
  ['', ''],
  [','.repeat(14), ''],
])('%j is %j', (typed, number) => expect(typedNumber(typed)).toBe(number));

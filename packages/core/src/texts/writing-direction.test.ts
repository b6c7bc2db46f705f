import { expect, it } from 'vitest';
import { directionOf } from './writing-direction';

it('a locale has the direction of its language', () => {
  expect(['ar', 'AR-eg', 'he-IL', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['en-US', 'arn', 'ja', ''].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});

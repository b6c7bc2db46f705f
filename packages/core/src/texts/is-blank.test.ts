import { expect, test } from 'vitest';
import { isBlank } from './is-blank';

test.each(['', ' \n', '\u200b', '\u00ad\u2060', '\u3164', '\u202e\ufeff'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '\u200ba', '.', '冬', '👩\u200d🌾', '👍\ufe0f'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './feature-messages';

describe('features unlocked by a key', () => {
  it.each(Object.values(FEATURE_KEYS))('%s says what it opens, now or later', (key) => {
    const { use, planned } = FEATURES[key];
    expect(use).toMatch(planned ? /^Will .+\.$/ : /^(?!Will ).+\.$/);
  });
});

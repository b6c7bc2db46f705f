import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './feature-messages';

describe('the features that come with a key', () => {
  it.each(Object.values(FEATURE_KEYS))('%s says what it opens, or what it will', (key) => {
    const { use, planned } = FEATURES[key];
    expect(use).toMatch(planned ? /^Will .+\.$/ : /^(?!Will ).+\.$/);
  });
});

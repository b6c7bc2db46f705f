import { expect, test } from 'vitest';
import { publishedMessage } from './published-messages';

const publication = { message: null, warnings: [] };

test.each(['published', 'pending'] as const)('a change that is %s shows its effect', (status) => {
  expect(publishedMessage('"Summer" is live now.', { ...publication, status })).toBe('"Summer" is live now.');
});

test('a change whose discount has no room shows the limit', () => {
  const warnings = ['Automatic Discount Limit Reached. Shopify allows 25 active automatic discounts.'];
  expect(publishedMessage('"Summer" is live now.', { status: 'published', message: null, warnings })).toBe(
    '"Summer" is live now. Automatic Discount Limit Reached: checkout doesn’t give all rewards yet.',
  );
});

test('a change that doesn’t reach the store isn’t reported as live', () => {
  const message = (status: 'held' | 'failed') =>
    publishedMessage('"Summer" is live now.', { ...publication, status });
  expect(message('held')).toBe('Saved. Your store doesn’t show it while publishing is paused.');
  expect(message('failed')).toBe('Saved. Your store doesn’t show it: it couldn’t be published.');
});

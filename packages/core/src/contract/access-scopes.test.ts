import { expect, it } from 'vitest';
import { ACCESS_SCOPES, missingScopes } from './access-scopes';

it('nothing is missing of what was asked for', () => {
  expect(missingScopes(ACCESS_SCOPES)).toEqual([]);
});

it('what was not granted is missing', () => {
  expect(missingScopes([])).toEqual(ACCESS_SCOPES);
  expect(missingScopes(ACCESS_SCOPES.filter((scope) => scope !== 'read_themes'))).toEqual(['read_themes']);
});

it('who may write may read', () => {
  const granted = ACCESS_SCOPES.filter(
    (scope) => scope !== 'read_discounts' && scope !== 'unauthenticated_read_checkouts',
  );
  expect(missingScopes(granted)).toEqual([]);
});

import { expect, it } from 'vitest';
import { ACCESS_SCOPES, missingScopes } from './access-scopes';

it('no scope is missing when all are granted', () => {
  expect(missingScopes(ACCESS_SCOPES)).toEqual([]);
});

it('returns the scopes that were not granted', () => {
  expect(missingScopes([])).toEqual(ACCESS_SCOPES);
  expect(missingScopes(ACCESS_SCOPES.filter((scope) => scope !== 'read_themes'))).toEqual(['read_themes']);
});

it('write access includes read access', () => {
  const granted = ACCESS_SCOPES.filter(
    (scope) => scope !== 'read_discounts' && scope !== 'unauthenticated_read_checkouts',
  );
  expect(missingScopes(granted)).toEqual([]);
});

import { type Issue, isTooMuch } from '@cartwright/core/editing/issue';
import { type ApiFailure, failure } from '../http/api-failure';

export function invalidCart(issues: readonly Issue[]): ApiFailure {
  const [first] = issues;
  const message = first && isTooMuch(first) ? first.message : 'Unable to save. Fill in required fields.';
  return failure('invalid_cart', message, {
    issues: issues.map((found) => ({ ...found, path: [...found.path] })),
  });
}

import type { Issue } from '@cartwright/core/editing/issue';
import { type ApiFailure, failure } from './api-failure';

/** A document with problems isn't taken; `message` says for what. */
export function refused(
  issues: readonly Issue[],
  message = 'Unable to save. Fill in required fields.',
): ApiFailure {
  return failure('invalid_cart', message, {
    issues: issues.map((each) => ({ ...each, path: [...each.path] })),
  });
}

import type { Issue } from '@cartwright/core/editing/issue';
import { type ApiFailure, failure } from '../http/api-failure';

/** A document with problems isn't saved. */
export function refused(issues: readonly Issue[]): ApiFailure {
  return failure('invalid_cart', 'Unable to save. Fill in required fields.', {
    issues: issues.map((each) => ({ ...each, path: [...each.path] })),
  });
}

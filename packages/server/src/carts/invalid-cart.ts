import type { Issue } from '@cartwright/core/smart-cart/issue';
import { type ApiFailure, failure } from '../http/api-failure';

/** Spec section 8, "Required fields". */
export function invalidCart(issues: readonly Issue[]): ApiFailure {
  return failure('invalid_cart', 'Unable to save. Fill in required fields.', {
    issues: issues.map((found) => ({ ...found, path: [...found.path] })),
  });
}

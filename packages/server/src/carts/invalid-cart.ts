import type { Issue } from '@cartwright/core/smart-cart/issue';
import { type ApiFailure, failure } from '../http/api-failure';

/** Nothing that is to be filled in: what they say is all there is to say. */
const SPEAKS_FOR_ITSELF = ['too_large', 'too_long', 'too_many', 'too_slow'];

/** Spec section 8, "Required fields". */
export function invalidCart(issues: readonly Issue[]): ApiFailure {
  const [first] = issues;
  const message =
    first && SPEAKS_FOR_ITSELF.includes(first.code)
      ? first.message
      : 'Unable to save. Fill in required fields.';
  return failure('invalid_cart', message, {
    issues: issues.map((found) => ({ ...found, path: [...found.path] })),
  });
}

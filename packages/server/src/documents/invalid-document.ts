import { type Issue, isTooMuch } from '@cartwright/core/editing/issue';
import { type ApiFailure, failure } from '../http/api-failure';

/** Failure of a call with an invalid document, with the path of each issue. */
export function invalidDocument(
  issues: readonly Issue[],
  message = 'Unable to save. Fill in required fields.',
): ApiFailure {
  const [first] = issues;
  return failure('invalid_document', first && isTooMuch(first) ? first.message : message, {
    issues: issues.map((each) => ({ ...each, path: [...each.path] })),
  });
}

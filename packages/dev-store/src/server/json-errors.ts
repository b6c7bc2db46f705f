/** JSON error response for a missing resource. */
export const NOT_FOUND = { status: 404, message: 'Not Found', description: 'Not Found' };

/** JSON error response for an invalid parameter. */
export function invalidParameter(description: string) {
  return { status: 422, message: 'Invalid parameter error', description };
}

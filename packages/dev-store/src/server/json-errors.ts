/** Answer of JSON addresses where there is nothing. */
export const NOT_FOUND = { status: 404, message: 'Not Found', description: 'Not Found' };

/** Answer of JSON addresses to a parameter that they cannot use. */
export function invalidParameter(description: string) {
  return { status: 422, message: 'Invalid parameter error', description };
}

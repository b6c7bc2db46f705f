/** Message of the database or system within an error; outer messages contain the statement with its values. */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return innermostMessage(error.cause);
  // A host whose addresses all refused has a code only.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

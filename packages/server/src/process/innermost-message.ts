/** Message of the database or the system within an error: those around it only name the statement, with its values. */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return innermostMessage(error.cause);
  // A host with several addresses that are all refused has a code only.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

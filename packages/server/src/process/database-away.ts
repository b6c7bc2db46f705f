/**
 * PostgreSQL's codes for an unavailable server: broken or refused connections, a full disk, no memory, shutdown,
 * timeouts.
 */
const SQL_STATES: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** Node's codes for an unreachable server. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of driver errors without a code. Source: `pg` 8 and `pg-pool` 3. */
const SAID: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
]);

/**
 * Reason why the database is unavailable, as a short constant text; null for any other error. `fetch` has the same
 * codes: its errors are about another server.
 */
export function whyDatabaseIsAway(thrown: unknown): string | null {
  let found: string | null = null;
  const seen = new Set<unknown>();
  for (let error = thrown; error instanceof Error && !seen.has(error); error = error.cause) {
    seen.add(error);
    if (error instanceof TypeError && error.message === 'fetch failed') return null;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (SQL_STATES.has(code) || SYSTEM_CODES.has(code)) found ??= code;
    else if (SAID.has(error.message)) found ??= error.message;
  }
  return found;
}

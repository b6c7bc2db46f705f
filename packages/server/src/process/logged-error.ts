import { DrizzleQueryError } from 'drizzle-orm';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Stack trace without the message. */
  readonly stack: string;
  /** Code of PostgreSQL or Node. */
  readonly code?: string;
  readonly cause?: LoggedError;
}

/**
 * Error for the log: message and stack only. Database errors also carry the values of queries and rows, which
 * include preview keys, tokens and whole carts.
 */
export function loggedError(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' };
  const { message, stack = '', cause } = thrown;
  const said = stack.indexOf(message);
  return {
    type: thrown.constructor.name,
    message: thrown instanceof DrizzleQueryError ? `Failed query: ${thrown.query}` : message,
    stack: said < 0 ? stack : stack.slice(said + message.length).trimStart(),
    ...('code' in thrown && typeof thrown.code === 'string' && { code: thrown.code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}

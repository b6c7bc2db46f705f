import { DrizzleQueryError } from 'drizzle-orm';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown, without the message. */
  readonly stack: string;
  /** PostgreSQL's or Node's. */
  readonly code?: string;
  readonly cause?: LoggedError;
}

/**
 * An error for the log: what went wrong and where. Nothing else that it carries: databases add the values of queries and
 * rows, in which keys of previews, tokens and whole carts stand.
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

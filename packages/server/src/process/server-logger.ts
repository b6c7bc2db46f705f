import { type DestinationStream, type LevelWithSilentOrString, type Logger, pino } from 'pino';
import { whyDatabaseIsAway } from './database-away';
import { loggedError } from './logged-error';

/** Minimum interval in milliseconds between log lines of the same cause. */
const AGAIN_AFTER_MS = 60_000;

interface LoggerOptions {
  readonly level: LevelWithSilentOrString;
  /** Absent: standard output. */
  readonly to?: DestinationStream;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Logger of a server. While the database is unavailable, everything fails for that: each cause is logged once a
 * minute, with the number of omitted lines.
 */
export function serverLogger({ level, to, now = Date.now }: LoggerOptions): Logger {
  const causes = new Map<string, { at: number; leftOut: number }>();
  return pino(
    {
      level,
      serializers: { err: loggedError },
      hooks: {
        logMethod(args, method) {
          const [first] = args as readonly unknown[];
          const err = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
          const cause = whyDatabaseIsAway(err);
          if (cause === null) return method.apply(this, args);
          const known = causes.get(cause);
          if (known && now() - known.at < AGAIN_AFTER_MS) {
            known.leftOut += 1;
            return;
          }
          causes.set(cause, { at: now(), leftOut: 0 });
          const leftOut = known?.leftOut ?? 0;
          method.apply(this, [{ ...(first as object), leftOut }, 'the database can’t be used'] as never);
        },
      },
    },
    to ?? pino.destination(1),
  );
}

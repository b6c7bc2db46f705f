import { type DestinationStream, type LevelWithSilentOrString, type Logger, pino } from 'pino';
import { whyDatabaseIsAway } from './database-away';
import { loggedError } from './logged-error';

/** Milliseconds until the same cause is logged again. */
const AGAIN_AFTER_MS = 60_000;

interface LoggerOptions {
  readonly level: LevelWithSilentOrString;
  /** Absent: standard output. */
  readonly to?: DestinationStream;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * The log of a server. While the database is away everything fails by it: that is one line a minute for each cause, with
 * how many were left out before it.
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

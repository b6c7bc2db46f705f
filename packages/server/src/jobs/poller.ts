import type { Logger } from 'pino';

/** Looks now and then for work that nobody has sent a job for. */
export interface Poller {
  /** Waits for the look that is under way, and takes no other. */
  stop(): Promise<void>;
}

/**
 * Looks now and every `everyMs` milliseconds, never twice at a time. Looks that fail are logged once, until one succeeds.
 */
export function poller(options: {
  readonly look: () => Promise<void>;
  readonly everyMs: number;
  readonly logger: Logger;
}): Poller {
  const { look, everyMs, logger } = options;
  let failed = false;
  let looking: Promise<void> | null = null;
  const lookOnce = async () => {
    try {
      await look();
      failed = false;
    } catch (error) {
      if (!failed) logger.warn({ err: error }, 'the database cannot be asked');
      failed = true;
    }
  };
  const turn = () => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  turn();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

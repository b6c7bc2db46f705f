import type { Logger } from 'pino';

/** Poller for work that no job was sent for. */
export interface Poller {
  /** Waits for the running poll and stops polling. */
  stop(): Promise<void>;
}

/**
 * Polls immediately and every `everyMs` milliseconds, never concurrently. Failures are logged once, until a poll
 * succeeds.
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

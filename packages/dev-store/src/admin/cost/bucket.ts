/** Size and refill rate per second of a leaky bucket. */
export interface BucketSize {
  readonly maximumAvailable: number;
  readonly restoreRate: number;
}

/** The bucket of an app in a shop of the standard plan. Source: Shopify, limits of the GraphQL Admin API. */
export const STANDARD_BUCKET: BucketSize = { maximumAvailable: 2000, restoreRate: 100 };

/** Throttle status of every response, in whole points. */
export interface ThrottleStatus extends BucketSize {
  readonly currentlyAvailable: number;
}

export interface Bucket {
  status(): ThrottleStatus;
  /** Takes points; false without effect if there are too few. */
  take(points: number): boolean;
  /** Returns reserved points that a request didn't use. */
  giveBack(points: number): void;
}

/** Full bucket, refilled by a clock. Ignores a clock that goes backwards. */
export function leakyBucket(size: BucketSize, clock: () => Date): Bucket {
  const { maximumAvailable, restoreRate } = size;
  let available = maximumAvailable;
  let filledAt = clock().getTime();

  const refill = () => {
    const now = clock().getTime();
    const restored = (Math.max(0, now - filledAt) * restoreRate) / 1000;
    available = Math.min(maximumAvailable, available + restored);
    filledAt = now;
  };

  return {
    status() {
      refill();
      return { ...size, currentlyAvailable: Math.floor(available) };
    },
    take(points) {
      refill();
      if (points > available) return false;
      available -= points;
      return true;
    },
    giveBack(points) {
      refill();
      available = Math.min(maximumAvailable, available + points);
    },
  };
}

import { inRunningTest } from './startable-widget';

/** Campaign as a candidate for a variant. */
export interface StartableCampaign {
  readonly name: string;
  readonly isLive: boolean;
  /** Whether shoppers see it in any collection: others may take precedence everywhere. */
  readonly holds: boolean;
  /** Number of days until its end; `Infinity` without one. */
  readonly daysLeft: number;
  /** Name of the running test with it; null: none. */
  readonly runningTest: string | null;
}

const DAYS_OF_A_WEEK = 7;

/**
 * Reason why a campaign can't be a variant of a test planned for so many weeks; null if it can. Its scope and schedule
 * are the control's.
 */
export function campaignFault(
  { name, isLive, holds, daysLeft, runningTest }: StartableCampaign,
  { isControl, weeks }: { readonly isControl: boolean; readonly weeks: number },
): string | null {
  if (runningTest !== null) return inRunningTest(name, runningTest);
  if (!isControl) return null;
  if (!isLive) return `“${name}” isn’t live. Publish the control, so that shoppers see it.`;
  if (!holds)
    return `Shoppers don’t see “${name}”: other campaigns take precedence everywhere. Pause those, or choose one of them.`;
  if (daysLeft < weeks * DAYS_OF_A_WEEK)
    return `“${name}” ends before the ${weeks} weeks that the test takes are over. Give it a later end, or none.`;
  return null;
}

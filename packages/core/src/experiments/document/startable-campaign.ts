import { inRunningTest } from './startable-widget';

/** A campaign that a variant can show, as far as a start asks. */
export interface StartableCampaign {
  readonly name: string;
  readonly isLive: boolean;
  /** Whether shoppers see it in any collection: others may take precedence everywhere. */
  readonly holds: boolean;
  /** Until it ends; `Infinity` without an end. */
  readonly daysLeft: number;
  /** The name of the running test that has it; null: none. */
  readonly runningTest: string | null;
}

const DAYS_OF_A_WEEK = 7;

/** Why a campaign can't be a variant of a test that is planned for so many weeks; null where it can. Where and when it is shown, the control says. */
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

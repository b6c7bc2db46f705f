import { forgetQueue } from '../jobs/forgetting';

/** Jobs that delete what a shop's webhooks have left, when its time is over. */
export const FORGET_RECEIPTS = forgetQueue('forget-webhooks');

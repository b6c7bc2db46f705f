import { forgetQueue } from '../jobs/forgetting';

/** Jobs that delete a shop's events whose time is over. */
export const FORGET_EVENTS = forgetQueue('forget-events');

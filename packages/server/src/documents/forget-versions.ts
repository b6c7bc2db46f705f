import { forgetQueue } from '../jobs/forgetting';

/** Jobs that delete a shop's versions whose time is over. */
export const FORGET_VERSIONS = forgetQueue('forget-versions');

/** Where the session is managed. */
export const MANAGE_PATH = '/admin/login/manage/';

/** Where a shop chooses what it pays for. */
export const PLAN_PATH = '/plan/';

/** Path of session management. */
export const MANAGE_PATH = '/admin/login/manage/';

/** Path of plan selection. */
export const PLAN_PATH = '/plan/';

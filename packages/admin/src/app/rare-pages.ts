/**
 * The pages that are rarely opened, as one file: each is small, and the first file of the admin names every file that a page
 * is loaded from.
 */
export { PlanPage } from '../features/plan/plan-page';
export { ManagePage } from '../features/sign-in/manage-page';
export { UsersPage } from '../features/users/users-page';
export { LoginPage } from './login-page';
export { PermissionsNotice } from './permissions-notice';
export { PlanNotice } from './plan-notice';
export { SettingsPage } from './settings-page';

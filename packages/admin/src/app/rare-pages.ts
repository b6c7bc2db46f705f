/**
 * Rarely opened pages in one chunk: each is small, and every further chunk adds its name to the
 * entry chunk.
 */
export { PlanPage } from '../features/plan/plan-page';
export { ManagePage } from '../features/sign-in/manage-page';
export { UsersPage } from '../features/users/users-page';
export { LoginPage } from './login-page';
export { PermissionsNotice } from './permissions-notice';
export { PlanNotice } from './plan-notice';
export { SettingsPage } from './settings-page';

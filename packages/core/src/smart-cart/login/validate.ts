import { blankIssues, type Issue } from '../issue';
import type { LoginSettings } from './schema';

export function validateLogin(settings: LoginSettings): Issue[] {
  return blankIssues(settings.language, { login: 'Log in', account: 'Account' }, ['language'], 'Login');
}

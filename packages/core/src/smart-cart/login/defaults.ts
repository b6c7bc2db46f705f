import type { LoginSettings } from './schema';

export const loginDefaults = (): LoginSettings => ({ language: { login: 'Log in', account: 'Account' } });

import type { SmartCartAppSettings } from './schema';

export const smartCartAppDefaults = (): SmartCartAppSettings => ({ appId: '' });

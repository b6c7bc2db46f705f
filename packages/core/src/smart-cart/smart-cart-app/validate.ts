import { type Issue, issue } from '../issue';
import type { SmartCartAppSettings } from './schema';

export function validateSmartCartApp(settings: SmartCartAppSettings): Issue[] {
  if (settings.appId.trim() !== '') return [];
  return [issue('app_missing', ['appId'], 'Component is missing its app.', 'Smart Cart App')];
}

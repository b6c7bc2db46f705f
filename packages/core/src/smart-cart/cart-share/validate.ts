import { blankIssues, type Issue } from '../issue';
import type { CartShareSettings } from './schema';

export function validateCartShare(settings: CartShareSettings): Issue[] {
  return blankIssues(settings.language, { share: 'Share', copied: 'Copied' }, ['language'], 'Cart Share');
}

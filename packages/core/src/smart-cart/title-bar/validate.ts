import { blankIssues, type Issue } from '../issue';
import type { TitleBarSettings } from './schema';

/** The title is the dialog's accessible name, so it cannot be blank. */
export function validateTitleBar(settings: TitleBarSettings): Issue[] {
  return blankIssues(settings, { title: 'Title' }, [], 'Title Bar');
}

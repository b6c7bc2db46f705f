import { blankIssues, type Issue, issue } from '../issue';
import type { NotesSettings } from './schema';

export function validateNotes(settings: NotesSettings): Issue[] {
  const issues = blankIssues(settings.language, { label: 'Label' }, ['language'], 'Notes');
  if (settings.limitCharacters && !(Number.isInteger(settings.maxLength) && settings.maxLength >= 1)) {
    issues.push(issue('max_length', ['maxLength'], 'Enter a whole number of at least 1.', 'Notes'));
  }
  return issues;
}

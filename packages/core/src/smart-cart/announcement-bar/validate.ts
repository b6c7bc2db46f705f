import { type Issue, issue, widthIssues } from '../issue';
import type { AnnouncementBarSettings } from './schema';

/** Spec section 5, "Other components". */
export function validateAnnouncementBar(settings: AnnouncementBarSettings): Issue[] {
  const issues: Issue[] = [];
  if (!settings.messages.some((message) => message.trim() !== '')) {
    issues.push(
      issue('announcement_empty', ['messages'], 'Announcement Bar cannot be empty.', 'Announcement Bar'),
    );
  }
  if (settings.timerEnabled) issues.push(...widthIssues(settings.timerWidth, ['timerWidth'], 'Timer width'));
  return issues;
}

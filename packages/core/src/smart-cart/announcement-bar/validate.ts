import { blankIssues, type Issue, issue, widthIssues } from '../issue';
import type { AnnouncementBarSettings } from './schema';

const TITLE = 'Announcement Bar';

/** A day; what is longer is no countdown. */
const MOST_MINUTES = 1440;

/** Spec section 5, "Other components". */
export function validateAnnouncementBar(settings: AnnouncementBarSettings): Issue[] {
  const issues: Issue[] = [];
  if (!settings.messages.some((message) => message.trim() !== '')) {
    issues.push(issue('announcement_empty', ['messages'], 'Announcement Bar cannot be empty.', TITLE));
  }
  if (settings.messages.length > 1 && !(settings.rotationSeconds >= 2 && settings.rotationSeconds <= 60)) {
    issues.push(issue('rotation', ['rotationSeconds'], 'Enter 2 to 60 seconds.', TITLE));
  }
  return settings.timerEnabled ? [...issues, ...timerIssues(settings)] : issues;
}

function timerIssues(settings: AnnouncementBarSettings): Issue[] {
  const { timerKind, timerMinutes, timerEnd, timerWidth, language } = settings;
  const issues = [
    ...widthIssues(timerWidth, ['timerWidth'], 'Timer width', TITLE),
    ...blankIssues(language, { timer: 'Timer text' }, ['language'], TITLE),
  ];
  const whole = Number.isInteger(timerMinutes) && timerMinutes >= 1 && timerMinutes <= MOST_MINUTES;
  if (timerKind === 'minutes' && !whole) {
    issues.push(issue('minutes', ['timerMinutes'], `Enter a whole number from 1 to ${MOST_MINUTES}.`, TITLE));
  }
  if (timerKind === 'date' && timerEnd === null) {
    issues.push(issue('timer_end', ['timerEnd'], 'Choose when the timer ends.', TITLE));
  }
  return issues;
}

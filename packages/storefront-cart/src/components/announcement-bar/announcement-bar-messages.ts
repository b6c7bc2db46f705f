/** English; translations are in `languages/`. */
export const ANNOUNCEMENT_BAR_MESSAGES = {
  label: 'Announcements',
  previous: 'Previous announcement',
  next: 'Next announcement',
  pause: 'Pause announcements',
  play: 'Resume announcements',
};

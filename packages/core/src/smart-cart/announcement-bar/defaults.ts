import type { AnnouncementBarSettings } from './schema';

export const announcementBarDefaults = (): AnnouncementBarSettings => ({
  messages: [],
  timerEnabled: false,
  timerMinutes: 10,
  timerWidth: 100,
});

import type { AnnouncementBarSettings } from './schema';

export const announcementBarDefaults = (): AnnouncementBarSettings => ({
  messages: [],
  rotationSeconds: 5,
  timerEnabled: false,
  timerKind: 'minutes',
  timerMinutes: 10,
  timerEnd: null,
  timerWidth: 100,
  // Without a text for the end the timer goes when its time is over.
  language: { timer: 'Your cart is reserved for {{timer}}', timerEnded: '' },
});

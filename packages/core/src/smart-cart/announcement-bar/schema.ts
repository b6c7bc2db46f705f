import * as z from 'zod';
import { instant, listOf, text } from '../limited';

export const TIMER_KINDS = ['minutes', 'date'] as const;

/**
 * Messages above the cart, in turn; an optional countdown, of so many minutes from the first item on, or until an
 * instant (UTC, ISO 8601). `timerWidth` is a percentage of the drawer, 10–100. `{{timer}}` in the timer's text is the
 * time that is left.
 */
export const announcementBarSettings = z.strictObject({
  messages: listOf(text('message'), 'announcements'),
  rotationSeconds: z.number(),
  timerEnabled: z.boolean(),
  timerKind: z.enum(TIMER_KINDS),
  timerMinutes: z.number(),
  timerEnd: instant().nullable(),
  timerWidth: z.number(),
  language: z.strictObject({ timer: text('message'), timerEnded: text('message') }),
});
export type AnnouncementBarSettings = z.infer<typeof announcementBarSettings>;

import { z } from 'zod';

/** Messages above the cart, in turn; an optional countdown. `timerWidth` is a percentage of the drawer, 10–100. */
export const announcementBarSettings = z.strictObject({
  messages: z.array(z.string()),
  timerEnabled: z.boolean(),
  timerMinutes: z.number().int().min(1).max(1440),
  timerWidth: z.number(),
});
export type AnnouncementBarSettings = z.infer<typeof announcementBarSettings>;

import * as z from 'zod';

/** A block of a partner's app; `appId` names its entry in the cart's `apps`. */
export const smartCartAppSettings = z.strictObject({ appId: z.string() });
export type SmartCartAppSettings = z.infer<typeof smartCartAppSettings>;

import * as z from 'zod';
import { text } from '../limited';

/** A block of a partner's app; `appId` names its entry in the cart's `apps`. */
export const smartCartAppSettings = z.strictObject({ appId: text('id') });
export type SmartCartAppSettings = z.infer<typeof smartCartAppSettings>;

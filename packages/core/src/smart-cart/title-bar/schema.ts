import * as z from 'zod';
import { text } from '../limited';

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The drawer's heading; it also names the dialog. */
export const titleBarSettings = z.strictObject({ headingTag: z.enum(HEADING_TAGS), title: text('title') });
export type TitleBarSettings = z.infer<typeof titleBarSettings>;

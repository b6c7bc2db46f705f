import * as z from 'zod';

export const crossSellWidgetSettings = z.strictObject({ widgetId: z.number().int().nullable() });
export type CrossSellWidgetSettings = z.infer<typeof crossSellWidgetSettings>;

import type { CrossSellWidgetSettings } from './schema';

export const crossSellWidgetDefaults = (): CrossSellWidgetSettings => ({ widgetId: null });

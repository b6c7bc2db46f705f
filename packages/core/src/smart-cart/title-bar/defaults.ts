import type { TitleBarSettings } from './schema';

export const titleBarDefaults = (): TitleBarSettings => ({ headingTag: 'h2', title: 'Your cart' });

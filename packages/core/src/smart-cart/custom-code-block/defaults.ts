import type { CustomCodeBlockSettings } from './schema';

export const customCodeBlockDefaults = (): CustomCodeBlockSettings => ({ html: '', css: '', script: '' });

import type { CartShareSettings } from './schema';

export const cartShareDefaults = (): CartShareSettings => ({
  language: { share: 'Share cart', copied: 'Link copied', message: 'Have a look at this cart' },
});

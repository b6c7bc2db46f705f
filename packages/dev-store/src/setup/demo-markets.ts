import type { Market } from '../engine/model/market';

/** Markets of the demo shop besides its own, at constant rates of the US dollar. */
export const DEMO_MARKETS: readonly Market[] = [
  { country: 'DE', currency: 'EUR', rate: '0.92', locale: 'de', root: '/de/' },
  { country: 'GB', currency: 'GBP', rate: '0.79', locale: 'en', root: '/en-gb/' },
  { country: 'AE', currency: 'AED', rate: '3.67', locale: 'ar', root: '/ar/' },
  { country: 'JP', currency: 'JPY', rate: '151.5', locale: 'ja', root: '/ja/' },
];

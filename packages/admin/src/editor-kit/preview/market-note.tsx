import { countryName } from '../pickers/countries/country-name';
import { PreviewNote } from './preview-toolbar';
import type { Scene } from './use-scene';

/** Note that prices of the selected country failed to load; nothing otherwise. */
export function MarketNote({ scene: { market, country, shop } }: { readonly scene: Scene }) {
  if (!market?.failed || country.value === null || !shop) return null;
  return (
    <PreviewNote onRetry={market.readAgain}>
      {`Prices for ${countryName(country.value)} couldn’t be loaded, so the preview shows ${shop.currency}.`}
    </PreviewNote>
  );
}

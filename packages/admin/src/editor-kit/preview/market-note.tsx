import { countryName } from '../pickers/countries/country-name';
import { PreviewNote } from './preview-toolbar';
import type { Scene } from './use-scene';

/** Says that the prices of the chosen country could not be read; nothing while they can. */
export function MarketNote({ scene: { market, country, shop } }: { readonly scene: Scene }) {
  if (!market?.failed || country.value === null || !shop) return null;
  return (
    <PreviewNote onRetry={market.readAgain}>
      {`Prices for ${countryName(country.value)} couldn’t be loaded, so the preview shows ${shop.currency}.`}
    </PreviewNote>
  );
}

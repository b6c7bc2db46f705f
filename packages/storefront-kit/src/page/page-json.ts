import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import type { PageInfo } from './page-info';
import type {} from './shopify-global';

/** Page as printed by the embed; the exchange rate is only available to scripts. */
export type PrintedPage = Omit<PageInfo, 'rate'>;

/** Published config; null if absent or of another version. */
export function readConfig(): StorefrontConfig | null {
  const config = jsonOf<StorefrontConfig>('cartwright-config');
  return config?.version === 1 && Array.isArray(config.carts) ? config : null;
}

/** Page and market. `window.Shopify` overrides printed values, since pages are cached. */
export function readPage(): PageInfo | null {
  const page = jsonOf<PrintedPage>('cartwright-page');
  if (!page) return null;
  const { routes, currency, country, locale } = window.Shopify ?? {};
  return {
    ...page,
    // Liquid's root has no trailing slash with a locale.
    root: `${routes?.root ?? page.root}/`.replace(/\/+$/, '/'),
    locale: locale ?? page.locale,
    country: country ?? page.country,
    currency: currency?.active ?? page.currency,
    rate: currency?.rate ?? null,
  };
}

/** Parses JSON printed by our embed; null if invalid. */
function jsonOf<Shape>(id: string): Shape | null {
  try {
    const value: Shape | null = JSON.parse(document.getElementById(id)?.textContent || 'null');
    return value;
  } catch {
    return null;
  }
}

import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import type { PageInfo } from './page-info';
import type {} from './shopify-global';

/** Page as the embed prints it; the currency's rate is only known to scripts. */
export type PrintedPage = Omit<PageInfo, 'rate'>;

/** The published config; null when nothing was published or it is of another version. */
export function readConfig(): StorefrontConfig | null {
  const config = jsonOf<StorefrontConfig>('cartwright-config');
  return config?.version === 1 && Array.isArray(config.carts) ? config : null;
}

/** The page and the shopper's market. What `window.Shopify` says at run time wins: pages are cached. */
export function readPage(): PageInfo | null {
  const page = jsonOf<PrintedPage>('cartwright-page');
  if (!page) return null;
  const { routes, currency, country, locale } = window.Shopify ?? {};
  return {
    ...page,
    // Liquid's root has no slash at its end where there is a locale.
    root: `${routes?.root ?? page.root}/`.replace(/\/+$/, '/'),
    locale: locale ?? page.locale,
    country: country ?? page.country,
    currency: currency?.active ?? page.currency,
    rate: currency?.rate ?? null,
  };
}

/** Both elements are printed by our own embed; a text that is no JSON counts as nothing. */
function jsonOf<Shape>(id: string): Shape | null {
  try {
    const value: Shape | null = JSON.parse(document.getElementById(id)?.textContent || 'null');
    return value;
  } catch {
    return null;
  }
}

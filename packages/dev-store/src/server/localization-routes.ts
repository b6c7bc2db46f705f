import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { type Market, marketOfPath, withoutRoot } from '../engine/model/market';
import type { Body } from '../engine/model/request-body';
import { ownPath } from './own-path';
import { readBody } from './read-body';
import { chooseMarket, requestMarket } from './request-market';

/**
 * Localization form of themes: `country_code`, `locale_code` or `language_code`, `return_to`. Redirects to the same
 * page in the selected market. Source: Liquid `form 'localization'`.
 */
export function localizationRoutes(store: StoreContext): Hono {
  const app = new Hono();
  app.post('/localization', async (c) => {
    const body = (await readBody(c)) ?? {};
    const from = requestMarket(c, store);
    const market = marketFor(store, body, from);
    chooseMarket(c, market);
    const back = ownPath(body.return_to, from.root);
    const place = withoutRoot(marketOfPath(store.markets, back) ?? store.markets[0], back);
    return c.redirect(ownPath(market.root + place.slice(1), market.root), 302);
  });
  return app;
}

/** Market of a requested country and language, or the closest one. */
function marketFor({ markets }: StoreContext, body: Body, from: Market): Market {
  const country = body.country_code ?? from.country;
  const language = body.locale_code ?? body.language_code;
  return (
    markets.find((market) => market.country === country && market.locale === language) ??
    (body.country_code === undefined ? markets.find(({ locale }) => locale === language) : undefined) ??
    markets.find((market) => market.country === country) ??
    from
  );
}

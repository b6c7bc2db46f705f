import { z } from 'zod';

export const SHOP_QUERY = /* GraphQL */ `
  query Shop {
    shop {
      name
      myshopifyDomain
      currencyCode
      ianaTimezone
      enabledPresentmentCurrencies
    }
  }
`;

export const shopData = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    enabledPresentmentCurrencies: z.array(z.string()),
  }),
});

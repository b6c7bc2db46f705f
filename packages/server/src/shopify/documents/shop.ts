import { z } from 'zod';

export const SHOP_QUERY = /* GraphQL */ `
  query Shop {
    shop {
      name
      myshopifyDomain
      currencyCode
      ianaTimezone
      enabledPresentmentCurrencies
      shipsToCountries
      billingAddress { countryCodeV2 }
    }
  }
`;

export const SCOPES_QUERY = /* GraphQL */ `
  query Scopes {
    currentAppInstallation { app { apiKey } accessScopes { handle } }
  }
`;

export const scopesData = z.object({
  currentAppInstallation: z.object({
    app: z.object({ apiKey: z.string() }),
    accessScopes: z.array(z.object({ handle: z.string() })),
  }),
});

export const STOREFRONT_TOKEN_MUTATION = /* GraphQL */ `
  mutation CreateStorefrontToken($input: StorefrontAccessTokenInput!) {
    storefrontAccessTokenCreate(input: $input) {
      storefrontAccessToken { accessToken }
      userErrors { field message }
    }
  }
`;

export const storefrontTokenData = z.object({
  storefrontAccessTokenCreate: z
    .object({
      storefrontAccessToken: z.object({ accessToken: z.string().min(1) }).nullable(),
      userErrors: z.array(z.object({ message: z.string() })),
    })
    .nullable(),
});

export const shopData = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    enabledPresentmentCurrencies: z.array(z.string()),
    shipsToCountries: z.array(z.string()),
    billingAddress: z.object({ countryCodeV2: z.string().nullable() }),
  }),
});

import { z } from 'zod';

export const SUBSCRIPTIONS_QUERY = /* GraphQL */ `
  query Subscriptions {
    currentAppInstallation { activeSubscriptions { name } }
  }
`;

export const subscriptionsData = z.object({
  currentAppInstallation: z.object({ activeSubscriptions: z.array(z.object({ name: z.string() })) }),
});

export const SUBSCRIBE_MUTATION = /* GraphQL */ `
  mutation Subscribe(
    $name: String!
    $returnUrl: URL!
    $test: Boolean
    $trialDays: Int
    $lineItems: [AppSubscriptionLineItemInput!]!
  ) {
    appSubscriptionCreate(
      name: $name
      returnUrl: $returnUrl
      test: $test
      trialDays: $trialDays
      lineItems: $lineItems
    ) {
      confirmationUrl
      userErrors { field message }
    }
  }
`;

export const subscribeData = z.object({
  appSubscriptionCreate: z
    .object({
      confirmationUrl: z.string().nullable(),
      userErrors: z.array(z.object({ message: z.string() })),
    })
    .nullable(),
});

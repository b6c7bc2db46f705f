/** Billing schema of the Admin API: subscriptions with recurring prices. A subset, as the rest. */
export const BILLING_SDL = /* GraphQL */ `
  extend type Mutation {
    appSubscriptionCreate(lineItems: [AppSubscriptionLineItemInput!]! name: String! replacementBehavior: AppSubscriptionReplacementBehavior = STANDARD returnUrl: URL! test: Boolean = false trialDays: Int): AppSubscriptionCreatePayload
    appSubscriptionCancel(id: ID! prorate: Boolean = false): AppSubscriptionCancelPayload
  }

  extend type AppInstallation {
    activeSubscriptions: [AppSubscription!]!
  }

  type AppSubscription implements Node {
    id: ID!
    name: String!
    status: AppSubscriptionStatus!
    test: Boolean!
    trialDays: Int!
    returnUrl: URL!
    createdAt: DateTime!
    currentPeriodEnd: DateTime
    lineItems: [AppSubscriptionLineItem!]!
  }

  enum AppSubscriptionStatus { ACCEPTED ACTIVE CANCELLED DECLINED EXPIRED FROZEN PENDING }
  enum AppSubscriptionReplacementBehavior { APPLY_IMMEDIATELY APPLY_ON_NEXT_BILLING_CYCLE STANDARD }
  enum AppPricingInterval { ANNUAL EVERY_30_DAYS }

  type AppSubscriptionLineItem {
    id: ID!
    plan: AppPlanV2!
  }

  type AppPlanV2 { pricingDetails: AppPricingDetails! }

  union AppPricingDetails = AppRecurringPricing

  type AppRecurringPricing {
    interval: AppPricingInterval!
    price: MoneyV2!
  }

  input AppSubscriptionLineItemInput { plan: AppPlanInput! }

  input AppPlanInput { appRecurringPricingDetails: AppRecurringPricingInput }

  input AppRecurringPricingInput {
    interval: AppPricingInterval = EVERY_30_DAYS
    price: MoneyInput!
  }

  input MoneyInput {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type AppSubscriptionCreatePayload {
    appSubscription: AppSubscription
    confirmationUrl: URL
    userErrors: [UserError!]!
  }

  type AppSubscriptionCancelPayload {
    appSubscription: AppSubscription
    userErrors: [UserError!]!
  }
`;

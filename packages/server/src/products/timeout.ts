/** Time that a merchant's screen waits for one call to Shopify. */
export const TIMEOUT_MS = 5_000;

/** The same where most of the answer is there without it. */
export const REST_TIMEOUT_MS = 2_000;

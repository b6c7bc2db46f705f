/** Timeout of a call to Shopify while a merchant waits. */
export const TIMEOUT_MS = 5_000;

/** Timeout of a call to Shopify for additional data. */
export const REST_TIMEOUT_MS = 2_000;

/**
 * The largest amount that a merchant can set, in major units. With it a threshold stays a safe integer in every
 * currency, also in those of which a dollar buys tens of thousands.
 */
export const MAX_AMOUNT = 1_000_000_000;

/**
 * Messages about earned rewards that are lost or uncertain, for the bar and templates of it. `causes`: codes and
 * discounts of others, separated by plus signs. English; translations are in `languages/`.
 */
export const PROMISE_MESSAGES = {
  lost: (causes: string) => `With ${causes} your rewards don’t apply.`,
  /** Message if the cause is unknown. */
  lostNow: 'Your rewards don’t apply right now.',
  seenAtCheckout: (causes: string) => `You’ll see at checkout if your rewards apply with ${causes}.`,
};

/**
 * Messages about rewards that are earned and can't be counted on, of the bar and of templates of it. `causes`: the codes and
 * discounts of others, with plus signs between them. English; translations are in `languages/`.
 */
export const PROMISE_MESSAGES = {
  lost: (causes: string) => `With ${causes} your rewards don’t apply.`,
  /** If the cause is unknown. */
  lostNow: 'Your rewards don’t apply right now.',
  seenAtCheckout: (causes: string) => `You’ll see at checkout if your rewards apply with ${causes}.`,
};

/** Error on return from Shopify, and next steps. */
export interface CallbackMessage {
  readonly title: string;
  readonly message: string;
}

const TRY_AGAIN = 'Open Cartwright from your store’s admin to try again.';

const WORDS: Readonly<Record<string, CallbackMessage>> = {
  denied: {
    title: 'Cartwright wasn’t approved',
    message: `The request was canceled in Shopify, so nothing was installed or changed. ${TRY_AGAIN}`,
  },
  state: {
    title: 'This sign-in started somewhere else',
    message: `It was started in another browser, or this browser blocks cookies. Allow cookies for this site. ${TRY_AGAIN}`,
  },
  signature: {
    title: 'Shopify’s answer couldn’t be verified',
    message: `To keep your store safe, you weren’t signed in. ${TRY_AGAIN}`,
  },
  shop: {
    title: 'This store can’t be used',
    message: 'The link doesn’t lead to a Shopify store. Open Cartwright from your store’s admin instead.',
  },
  expired: {
    title: 'Sign-in took too long',
    message: `For your security, sign-in has a time limit. ${TRY_AGAIN}`,
  },
};

const GENERAL: CallbackMessage = {
  title: 'You couldn’t be signed in',
  message: `Something went wrong. ${TRY_AGAIN}`,
};

/** Message for the `error` parameter; null without one. */
export function callbackMessage(error: unknown): CallbackMessage | null {
  if (error === undefined || error === '') return null;
  return typeof error === 'string' && Object.hasOwn(WORDS, error) ? (WORDS[error] ?? GENERAL) : GENERAL;
}

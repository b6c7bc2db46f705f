import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';

/** English texts of a bundle that is in the cart and is being changed. */
export const BUNDLE_EDIT_ENGLISH = {
  editing: 'You’re changing a bundle in your cart.',
  save: 'Save changes',
  cancel: 'Cancel',
  notSaved: 'Your bundle couldn’t be changed. It’s still in your cart as it was.',
};

export type BundleEditMessages = InAnyLanguage<typeof BUNDLE_EDIT_ENGLISH>;

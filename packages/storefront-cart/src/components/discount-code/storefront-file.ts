/** Exports of a file loaded only by carts that use the Storefront API for codes or gift cards (`tsup.config.ts`). */
export { CODE_REASON_MESSAGES } from './code-reason-messages';
export { describePayments } from './describe-payments';
export { storefrontCart } from './storefront-cart';

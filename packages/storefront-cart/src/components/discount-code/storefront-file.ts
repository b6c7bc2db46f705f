/** File that only carts load whose codes or gift cards the Storefront API is asked of (`tsup.config.ts`). */
export { CODE_REASON_MESSAGES } from './code-reason-messages';
export { describePayments } from './describe-payments';
export { storefrontCart } from './storefront-cart';

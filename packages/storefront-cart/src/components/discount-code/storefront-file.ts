/** File that only carts load whose codes or gift cards the Storefront API is asked of (`tsup.config.ts`). */
export { CODE_REASON_WORDS } from './code-reason-words';
export { paymentsInWords } from './payments-in-words';
export { storefrontCart } from './storefront-cart';

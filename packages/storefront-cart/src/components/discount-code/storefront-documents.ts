/** Amounts are in the shopper's country context. */
const FIELDS =
  '{ discountCodes { code applicable } cost { totalAmount { amount currencyCode } } appliedGiftCards { id lastCharacters presentmentAmountUsed { amount } } }';
const PAYLOAD = `{ cart ${FIELDS} userErrors { message } warnings { code } }`;

export const READ_CARDS = `query($cart: ID!, $country: CountryCode) @inContext(country: $country) { cart(id: $cart) ${FIELDS} }`;

const TAKES =
  'discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }';

/** Creates a temporary cart with a single code. */
export const LOOK_AT_CODE = `mutation($country: CountryCode, $lines: [CartLineInput!], $values: [String!]) @inContext(country: $country) { write: cartCreate(input: { lines: $lines, discountCodes: $values }) { cart { discountCodes { code applicable } ${TAKES} lines(first: 20) { nodes { ${TAKES} } } } warnings { code } } }`;

export const SET_CODES = `mutation($cart: ID!, $country: CountryCode, $values: [String!]!) @inContext(country: $country) { write: cartDiscountCodesUpdate(cartId: $cart, discountCodes: $values) ${PAYLOAD} }`;

export const ADD_CARDS = `mutation($cart: ID!, $country: CountryCode, $values: [String!]!) @inContext(country: $country) { write: cartGiftCardCodesAdd(cartId: $cart, giftCardCodes: $values) ${PAYLOAD} }`;

export const REMOVE_CARDS = `mutation($cart: ID!, $country: CountryCode, $values: [ID!]!) @inContext(country: $country) { write: cartGiftCardCodesRemove(cartId: $cart, appliedGiftCardIds: $values) ${PAYLOAD} }`;

import { CART_SCRIPT } from './script/cart';
import { CONSENT_SCRIPT } from './script/consent';
import { DELIVERY_ESTIMATE_SCRIPT } from './script/delivery-estimate';
import { PRODUCT_SCRIPT } from './script/product';
import { SEARCH_SCRIPT } from './script/search';

/** Script of the theme. Without it, forms and links do the same. */
export const THEME_SCRIPT = `'use strict';\n${PRODUCT_SCRIPT}${CART_SCRIPT}${SEARCH_SCRIPT}${CONSENT_SCRIPT}${DELIVERY_ESTIMATE_SCRIPT}`;

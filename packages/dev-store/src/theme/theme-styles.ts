import { BASE_STYLES } from './styles/base';
import { CART_STYLES } from './styles/cart';
import { HEADER_STYLES } from './styles/header';
import { LIST_STYLES } from './styles/lists';
import { PRODUCT_STYLES } from './styles/product';

/** The theme's style sheet. */
export const THEME_STYLES = [BASE_STYLES, HEADER_STYLES, LIST_STYLES, PRODUCT_STYLES, CART_STYLES].join('');

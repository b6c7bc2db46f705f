import { BACK_OFFICE_STYLES } from './styles/back-office';
import { BASE_STYLES } from './styles/base';
import { CART_STYLES } from './styles/cart';
import { CHECKOUT_STYLES } from './styles/checkout';
import { HEADER_STYLES } from './styles/header';
import { LIST_STYLES } from './styles/lists';
import { PAGES_STYLES } from './styles/pages';
import { PRODUCT_STYLES } from './styles/product';
import { SUMS_STYLES } from './styles/sums';

/** Style sheet of the theme. */
export const THEME_STYLES = [
  BASE_STYLES,
  HEADER_STYLES,
  LIST_STYLES,
  PAGES_STYLES,
  PRODUCT_STYLES,
  SUMS_STYLES,
  CART_STYLES,
].join('');

/** Style sheet of checkout, thank-you page and back office. */
export const CHECKOUT_PAGE_STYLES = [
  BASE_STYLES,
  SUMS_STYLES,
  PAGES_STYLES,
  CHECKOUT_STYLES,
  BACK_OFFICE_STYLES,
].join('');

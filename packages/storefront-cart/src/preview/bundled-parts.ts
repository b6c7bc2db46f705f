import { part as announcement_bar } from '../components/announcement-bar/announcement-bar-part';
import { part as cart_share } from '../components/cart-share/cart-share-part';
import { part as checkout_extras } from '../components/checkout-extras/checkout-extras-part';
import { part as cross_sell_widget } from '../components/cross-sell-widget/cross-sell-widget-part';
import { part as custom_code_block } from '../components/custom-code-block/custom-code-block-part';
import { part as custom_template } from '../components/custom-template/custom-template-part';
import { part as discount_code } from '../components/discount-code/discount-code-part';
import { part as line_offers } from '../components/line-offers/line-offers-part';
import { part as login } from '../components/login/login-part';
import { part as notes } from '../components/notes/notes-part';
import { part as product_facts } from '../components/product-facts/product-facts-part';
import { part as smart_cart_app } from '../components/smart-cart-app/smart-cart-app-part';
import { part as tiered_progress_bar } from '../components/tiered-progress-bar/tiered-progress-bar-part';
import type { Part, PartName } from '../parts/part';
import type { LoadPart } from '../parts/parts';

/** The preview is one file, so its parts are in it: one line for each. */
const PARTS: { readonly [Name in PartName]?: Part<Name> } = {
  announcement_bar,
  cart_share,
  checkout_extras,
  custom_template,
  discount_code,
  login,
  line_offers,
  notes,
  product_facts,
  cross_sell_widget,
  custom_code_block,
  smart_cart_app,
  tiered_progress_bar,
};

export const bundledPart: LoadPart = async (name) => (PARTS[name] as Part | undefined) ?? null;

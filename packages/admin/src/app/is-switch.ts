import { HOME } from '../shared/api/login-url';
import { namedShop, shopOfPage } from '../shared/api/shop-of-page';

/** Whether a router location switches to another shop: Home with that shop's name. */
export function isSwitch({
  pathname,
  searchStr,
}: {
  readonly pathname: string;
  readonly searchStr: string;
}): boolean {
  const requestedShop = namedShop(searchStr);
  return pathname === HOME && requestedShop !== null && requestedShop !== shopOfPage();
}

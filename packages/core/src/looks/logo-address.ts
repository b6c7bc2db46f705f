import { isImageAddress } from '../images/image-address';

/** Whether a URL can be a logo: one of an image, without characters that end it in a style sheet. */
export function isLogoAddress(address: string): boolean {
  return isImageAddress(address) && !/[\s<>"'\\]/.test(address);
}

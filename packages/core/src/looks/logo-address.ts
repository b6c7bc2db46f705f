import { isImageAddress } from '../images/image-address';

/** Whether an address can be a logo: one of an image, with nothing that would end it in a style sheet. */
export function isLogoAddress(address: string): boolean {
  return isImageAddress(address) && !/[\s<>"'\\]/.test(address);
}

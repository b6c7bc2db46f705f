import type { GiftState } from './gift-state';

/** Whether a gift is earned and its variant has to be chosen by the shopper. */
export function isToPick({ status }: GiftState): boolean {
  return status === 'offered';
}

import type { GiftState } from './gift-state';

/** Whether a gift is earned and waits for the shopper, who has to choose one of its variants. */
export function isToPick({ status }: GiftState): boolean {
  return status === 'offered';
}

import type { GiftProtection } from '@cartwright/core/contract/gift-protection';
import type { Publication } from '@cartwright/core/contract/publication';

export type GiftProtectionAction = 'on' | 'again' | 'off' | 'keep_off';

export interface GiftProtectionMessage {
  readonly badge: string;
  readonly tone: 'success' | 'info' | 'attention' | 'warning' | null;
  /** Reason and next steps; null if the badge says enough. */
  readonly reason: string | null;
  /** Primary action first. */
  readonly actions: readonly GiftProtectionAction[];
}

/** `publication`: status of the shop's publication, which sends the setting to Shopify. */
type PublicationStatus = Publication['status'] | undefined;

/**
 * Whether the change completes without the merchant: it is pending and publishing isn't blocked.
 */
export function isAwaited({ state }: GiftProtection, publication: PublicationStatus): boolean {
  return (state === 'turning_on' || state === 'turning_off') && stopOf(publication) === null;
}

/** Texts and actions of the gift protection card. */
export function giftProtectionMessage(
  { state, message, missingScopes }: GiftProtection,
  publication: PublicationStatus,
): GiftProtectionMessage {
  const stop = stopOf(publication);
  switch (state) {
    case 'on':
      return { badge: 'On', tone: 'success', reason: null, actions: ['off'] };
    case 'off':
      return { badge: 'Off', tone: null, reason: null, actions: ['on'] };
    case 'turning_on':
      return {
        badge: 'Turning on',
        tone: 'info',
        reason: stop
          ? `${stop} Gift protection turns on after that.`
          : 'Waiting for Shopify. This page updates when it’s on.',
        actions: ['off'],
      };
    case 'turning_off':
      return {
        badge: 'Turning off',
        tone: 'info',
        reason: stop
          ? `${stop} Until then, checkouts are still checked. To turn it off now, go to Settings > Checkout in Shopify.`
          : 'Waiting for Shopify. Until then, checkouts are still checked.',
        actions: ['on'],
      };
    case 'off_in_shopify':
      return {
        badge: 'Off in Shopify',
        tone: 'attention',
        reason: 'It was turned off or removed in Shopify’s checkout settings.',
        actions: ['on', 'keep_off'],
      };
    case 'unavailable':
      return {
        badge: 'Not available',
        tone: 'warning',
        reason: message,
        actions: missingScopes.length > 0 ? [] : ['again', 'off'],
      };
    case 'out_of_reach':
      return { badge: 'Needs permissions', tone: 'warning', reason: message, actions: ['off'] };
    default:
      return state satisfies never;
  }
}

/** Reason why publishing is blocked until the merchant acts; null if it isn't. */
function stopOf(publication: PublicationStatus): string | null {
  if (publication === 'held') return 'Publishing is paused. Review what’s in your store to resume it.';
  if (publication === 'failed') return 'Publishing failed. Fix the problem, then publish again.';
  return null;
}

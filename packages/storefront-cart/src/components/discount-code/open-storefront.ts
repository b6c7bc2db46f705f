import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { effect } from '@preact/signals';
import type { PartProps } from '../../parts/part';
import { NO_ANSWER } from '../../state/ports/cart-port';
import { giftCardsOf } from '../cart-subtotal/gift-cards';
import type { Reason } from './code-messages';
import type { LookAt } from './code-statuses';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';
import type { CartGiftCards } from './pay-by-gift-cards';
import type { StorefrontCart } from './storefront-cart';
import type * as StorefrontFile from './storefront-file';

/**
 * Opens the Storefront API for codes and gift cards, if the merchant has enabled it. The client is a separate file,
 * loaded only by carts that use it.
 */
export function openStorefront(
  { component, session }: PartProps<'discount_code'>,
  messages: InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>,
  onReason: (code: string, reason: Reason) => void,
) {
  const { useStorefrontApi, allowGiftCardInput } = component.settings;
  const shop = readConfig()?.shop;
  const accessToken = shop?.storefrontAccessToken ?? null;
  const isPreferred = accessToken !== null && (useStorefrontApi || allowGiftCardInput);
  const payments = giftCardsOf(session);
  let opened: Promise<StorefrontCart | null> | null = null;

  async function load(): Promise<StorefrontCart | null> {
    const file = await loadFile<typeof StorefrontFile>('storefront-cart');
    // The next call retries.
    if (!file) opened = null;
    const sentences = file && Object.entries(session.messages('code_reasons', file.CODE_REASON_MESSAGES));
    const options = {
      accessToken,
      country: () => session.rules.peek().context.country,
      takesCodes: useStorefrontApi,
      onCards(giftCards: CartGiftCards) {
        payments.value = file?.describePayments(giftCards, messages, session.money) ?? null;
      },
      onReason(code: string, reason: string) {
        const sentence = sentences?.find(([name]) => name === reason)?.[1];
        onReason(code, { name: reason, sentence });
      },
    };
    return file?.storefrontCart(options) ?? null;
  }

  function open(): Promise<StorefrontCart | null> {
    opened ??= load();
    return opened;
  }

  if (isPreferred) {
    session.prefer({
      async write(request, token) {
        if (request.path !== 'update' || !(request.codes || request.giftCards)) return null;
        const storefront = await open();
        return storefront ? storefront.write(request, token) : request.giftCards ? NO_ANSWER : null;
      },
    });
    if (allowGiftCardInput)
      followCards(session, (token) => open().then((storefront) => storefront?.readCards(token)));
  }

  const lookAt: LookAt = async (code, lines) => (await open())?.lookAt(code, lines) ?? null;
  return {
    // The preview has no shop and shows what the merchant allows.
    mayTakeGiftCards: !shop || isPreferred,
    /** Null without a shop. */
    lookAt: shop ? lookAt : null,
  };
}

/** Reads gift cards at each opening, and again when the amount to pay changes. */
function followCards(
  session: PartProps<'discount_code'>['session'],
  read: (token: string) => Promise<unknown>,
): void {
  const { cartStore, page } = session;
  const payments = giftCardsOf(session);
  let requested = '';
  effect(() => {
    const cart = cartStore.truth.value;
    const isOpen = page.isOpen.value;
    if (!isOpen) requested = '';
    if (!cart || !isOpen || cart.lines.length === 0) return;
    const isPaid = payments.peek() !== null;
    const now = isPaid ? `${cart.token} ${cart.currency} ${cart.total}` : cart.token;
    if (now === requested || (requested.startsWith(cart.token) && !isPaid)) return;
    requested = now;
    void read(cart.token);
  });
}

import type { SettingsOf } from '@cartwright/core/components/component-types';
import { Checkout } from '@cartwright/ui/cart/checkout/checkout';
import { MESSAGES } from '../../messages/messages';
import type { CartParts } from '../../parts/part';
import { isPriced } from '../../session/is-priced';
import type { CartSession } from '../../session/session';
import { giftCardsOf } from '../cart-subtotal/gift-cards';

/** Checkout button; none for an empty cart. */
export function CheckoutContainer(props: {
  readonly settings: SettingsOf<'checkout'>;
  readonly session: CartSession;
  readonly parts: CartParts;
}) {
  const { settings, session, parts } = props;
  const Extras = parts.get('checkout_extras')?.Component;
  const { language } = settings;
  const cart = session.cartStore.view.value?.cart;
  if (!cart || cart.lines.length === 0) return null;
  const { accepted, asked } = session.terms.value;
  const held = session.checkout.heldUp();
  const payments = giftCardsOf(session).value;
  // If gift cards cover everything, delivery is still unknown: a button with 0 would be misleading.
  const due = payments ? payments(cart).due || null : cart.total;
  return (
    <Checkout
      action={`${session.root}cart`}
      label={language.checkout}
      total={settings.showTotal && isPriced(cart) && due !== null ? session.money(due) : null}
      width={settings.buttonWidth}
      terms={
        settings.termsEnabled
          ? {
              label: language.terms,
              accepted,
              error: asked && !accepted ? language.termsRequired : null,
              onChange: (next) => {
                session.terms.value = { accepted: next, asked: false };
              },
            }
          : null
      }
      extras={Extras && ((place) => <Extras place={place} settings={settings} session={session} />)}
      busy={session.checkout.leaving.value.size > 0}
      held={held && MESSAGES.held[held]}
      onAim={session.checkout.aim}
      continueLabel={settings.showContinueShopping ? language.continueShopping : null}
      onContinue={() => session.close?.()}
      onSubmit={(form) => {
        if (settings.termsEnabled && !accepted) {
          session.terms.value = { accepted, asked: true };
          return false;
        }
        return session.checkout.mayLeave(form, settings.attributes[0] && !Extras ? parts.ready : undefined);
      }}
    />
  );
}

import { CartShare } from '@cartwright/ui/cart/cart-share/cart-share';
import css from '@cartwright/ui/cart/cart-share/cart-share.css';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import { CART_SHARE_MESSAGES } from './cart-share-messages';
import { type SharingDevice, shareLink } from './share-link';
import { sharedCartUrl } from './shared-cart-url';

/** Duration of the “copied” message (milliseconds). */
const SAID = 4000;

const newState = () => ({
  copied: signal(false),
  /** Link shown for copying manually. */
  shown: signal<string | null>(null),
});

function CartSharePart({ component, session }: PartProps<'cart_share'>) {
  const { language } = component.settings;
  const cart = session.cartStore.view.value?.cart;
  if (!cart || cart.lines.length === 0) return null;
  const { copied, shown } = session.stateOf('cart_share', newState);
  const address = () => sharedCartUrl(`${location.origin}${session.root}`, cart.lines);

  async function share(): Promise<void> {
    if (shown.value !== null) {
      shown.value = null;
      return;
    }
    const link = address();
    const done = await shareLink(link, language.message, deviceOf(navigator));
    copied.value = done === 'copied';
    shown.value = done === 'by_hand' ? link : null;
    if (done === 'copied') {
      setTimeout(() => {
        copied.value = false;
      }, SAID);
    }
  }

  return (
    <CartShare
      id={component.id}
      label={language.share}
      said={copied.value ? language.copied : null}
      link={
        shown.value === null
          ? null
          : {
              label: session.messages('cart_share', CART_SHARE_MESSAGES).link,
              // Recomputed, since the cart may have changed after the click.
              address: address(),
              onClose: () => {
                shown.value = null;
              },
            }
      }
      onShare={() => void share()}
    />
  );
}

/** Browser sharing functions, bound to their objects. */
function deviceOf(browser: Navigator): SharingDevice {
  const { clipboard } = browser;
  return {
    ...(typeof browser.share === 'function' && { share: (content) => browser.share(content) }),
    ...(clipboard && { clipboard }),
  };
}

export const part: Part<'cart_share'> = { css, Component: CartSharePart };

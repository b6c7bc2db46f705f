import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import { isOurs } from '@cartwright/storefront-kit/theme/marker-attribute';

/**
 * Events of a theme, an app or the platform that changes the cart. They come when an operation begins and
 * carry a promise of its end. Source: shopify.dev, standard storefront events.
 */
const EVENTS = ['lines-update', 'discount-update', 'note-update', 'attributes-update', 'error'];

interface CartEvent extends Event {
  readonly action?: unknown;
  readonly promise?: unknown;
}

/** A promise that has not settled after this long (milliseconds) is not waited for. */
const MAX_WAIT_MS = 10_000;

/** Drawers that open themselves when they hear of an add (Horizon). Ours opens instead. */
const SELF_OPENING = 'cart-drawer-component[auto-open], cart-drawer[auto-open]';

export interface CartEvents {
  /** Whether an operation that was told of is still under way. */
  isBusy(): boolean;
}

/**
 * Listens to the standard cart events of others. `changed` is called when their operation is over, however it ended:
 * a refused one may have been done in part. `added`: a theme's drawer would have opened now.
 */
export function listenToCart(changed: (added: boolean) => void): CartEvents {
  let underWay = 0;
  let silenced = false;

  const onEvent = (event: CartEvent) => {
    // Before the drawer itself hears of it, and again each time: themes draw their sections anew.
    for (const drawer of document.querySelectorAll(SELF_OPENING)) {
      if (drawer.closest(LEFT_ALONE)) continue;
      drawer.removeAttribute('auto-open');
      silenced = true;
    }
    if (isOurs(event)) return;
    const added = silenced && event.action === 'add';
    let counted = true;
    underWay++;
    const end = () => {
      if (counted) underWay--;
      counted = false;
    };
    const timer = setTimeout(() => {
      end();
      changed(false);
    }, MAX_WAIT_MS);
    const over = (result: unknown, opens: boolean) => {
      clearTimeout(timer);
      end();
      if (!isOurs(result)) changed(opens);
    };
    Promise.resolve(event.promise).then(
      (result) => over(result, added && !isDeclined(result)),
      () => over(null, false),
    );
  };

  for (const name of EVENTS) document.addEventListener(`shopify:cart:${name}`, onEvent, true);
  return { isBusy: () => underWay > 0 };
}

function isDeclined(result: unknown): boolean {
  const { userErrors } = (result ?? {}) as { readonly userErrors?: unknown };
  return Array.isArray(userErrors) && userErrors.length > 0;
}

import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import { isOurs } from '@cartwright/storefront-kit/theme/marker-attribute';

/**
 * Cart events of themes, apps or the platform. Dispatched when an operation starts, with a promise of its end. Source:
 * shopify.dev, standard storefront events.
 */
const EVENTS = ['lines-update', 'discount-update', 'note-update', 'attributes-update', 'error'];

interface CartEvent extends Event {
  readonly action?: unknown;
  readonly promise?: unknown;
}

/** Timeout of such a promise (milliseconds). */
const MAX_WAIT_MS = 10_000;

/** Theme drawers that open on add (Horizon). Ours opens instead. */
const SELF_OPENING = 'cart-drawer-component[auto-open], cart-drawer[auto-open]';

export interface CartEvents {
  /** Whether an announced operation is pending. */
  isBusy(): boolean;
}

/**
 * Listens to others' standard cart events. `changed` is called when an operation ends, even if refused, since a part
 * may have been applied. `added`: a theme's drawer would have opened.
 */
export function listenToCart(changed: (added: boolean) => void): CartEvents {
  let underWay = 0;
  let silenced = false;

  const onEvent = (event: CartEvent) => {
    // Runs before the drawer's own listener, at each event, since themes re-render sections.
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

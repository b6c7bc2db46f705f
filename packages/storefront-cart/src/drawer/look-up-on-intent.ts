import type { CartSession } from '../session/session';

const FORM = 'form[action$="/cart/add"]';

/**
 * Looks up the product of a form that a shopper reaches for, where the page says nothing of its variant: its price is
 * known then when it is added, and what it earns comes in the same request.
 */
export function lookUpOnIntent({ rules, page }: Pick<CartSession, 'rules' | 'page'>): void {
  const lookUp = (form: HTMLFormElement) => {
    // Its `FormData` would tell the page's own listeners of a form that nobody sends.
    const field = form.elements.namedItem('id');
    const id = Number(field && 'value' in field ? field.value : 0);
    const price = rules.peek().known.get(id)?.price ?? null;
    const handle = id > 0 && price === null && handleNear(form);
    if (handle) page.learn([handle]);
  };
  const onIntent = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(FORM);
    if (form) lookUp(form);
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
  // The one whose reaching for has brought the drawer.
  document.querySelectorAll<HTMLFormElement>(`${FORM}:is(:hover, :focus-within)`).forEach(lookUp);
}

/** The product that the nearest link beside a form leads to; on a product's own page, that one. */
function handleNear(form: Element): string | null {
  for (let ancestor = form.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const [first, ...others] = new Set(
      Array.from(ancestor.querySelectorAll<HTMLAnchorElement>('a[href*="/products/"]'), ({ href }) =>
        handleOf(href),
      ),
    );
    if (first) return others.length > 0 ? handleOf(location.href) : first;
  }
  return handleOf(location.href);
}

/** As it stands in an address, `/collections/all/products/mug?variant=1`. */
function handleOf(address: string): string | null {
  try {
    return decodeURIComponent(/\/products\/([^/?#]+)/.exec(address)?.[1] ?? '') || null;
  } catch {
    // No address of the store's.
    return null;
  }
}

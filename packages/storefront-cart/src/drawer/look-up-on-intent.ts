import type { CartSession } from '../session/session';

const FORM = 'form[action$="/cart/add"]';

/**
 * Looks up the product of a hovered or focused form if the page doesn't know its variant, so that its price is known
 * when added and its gifts come in the same request.
 */
export function lookUpOnIntent({ rules, page }: Pick<CartSession, 'rules' | 'page'>): void {
  const lookUp = (form: HTMLFormElement) => {
    // `new FormData` would fire `formdata` for the page's listeners.
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
  // Forms already hovered or focused, which triggered loading the drawer.
  document.querySelectorAll<HTMLFormElement>(`${FORM}:is(:hover, :focus-within)`).forEach(lookUp);
}

/** Handle from the nearest product link around a form, or of the current product page. */
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

/** Product handle of a URL, `/collections/all/products/mug?variant=1`. */
function handleOf(address: string): string | null {
  try {
    return decodeURIComponent(/\/products\/([^/?#]+)/.exec(address)?.[1] ?? '') || null;
  } catch {
    // Not a valid URL.
    return null;
  }
}

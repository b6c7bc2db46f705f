import type { CardMedia, CardSwatch } from '@cartwright/core/listing/card-media';
import { atWidth } from '@cartwright/ui/listing/at-width';
import { readCardMedia } from './read-card-media';

/** Image widths in `srcset`, in pixels, as for the cards. */
const WIDTHS = [180, 360, 540, 720, 900];

/** Card with rendered swatches. */
interface MediaCard {
  /** Raw `data-media`. */
  readonly text: string;
  readonly media: CardMedia;
  readonly swatches: ReadonlyMap<Element, CardSwatch>;
  /** Additional images shown so far, by URL. */
  readonly pictures: Map<string, HTMLImageElement>;
  /** URL of the image requested over the card's own; null for none. */
  wanted: string | null;
  /** Selected swatch; null: as printed. */
  chosen: Element | null;
  /** Original URLs of its links. */
  readonly links: Map<HTMLAnchorElement, string>;
}

/**
 * Shows additional media of a list's cards, now and after changes: swatches, each with its variant's image and link
 * while hovered, focused or tapped, and a second image on hover.
 */
export function showCardMedia(list: HTMLElement): void {
  const cards = new WeakMap<Element, MediaCard>();

  function drawAll(): void {
    for (const card of list.querySelectorAll<HTMLElement>('.cw-card[data-media]')) {
      const text = card.dataset.media ?? '';
      if (cards.get(card)?.text === text) continue;
      card.querySelector('.cw-card-swatches')?.remove();
      const media = readCardMedia(text);
      if (!media) continue;
      const swatches = drawSwatches(card, media, list.dataset.soldOutText ?? '');
      cards.set(card, {
        text,
        media,
        swatches,
        pictures: new Map(),
        wanted: null,
        chosen: null,
        links: new Map(),
      });
    }
  }

  /** Card of an event's target, and the swatch if it is one. */
  function at(target: EventTarget | null) {
    const element = target instanceof Element ? target : null;
    const card = element?.closest<HTMLElement>('.cw-card') ?? null;
    const known = card && cards.get(card);
    return card && known ? { card, known, swatch: element?.closest('.cw-card-swatch') ?? null } : null;
  }

  const reach = (target: EventTarget | null, isMouse: boolean) => {
    const found = at(target);
    if (found?.swatch) choose(found.card, found.known, found.swatch);
    else if (found && isMouse && !found.known.chosen) show(found.card, found.known, found.known.media.second);
  };
  const leave = (target: EventTarget | null, next: EventTarget | null) => {
    const found = at(target);
    if (found && !(next instanceof Node && found.card.contains(next))) choose(found.card, found.known, null);
  };

  list.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') reach(target, true);
  });
  list.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'mouse') leave(target, relatedTarget);
  });
  // Touch focuses a link before clicking it, and the first tap only shows the swatch.
  let tapped: Element | null = null;
  list.addEventListener('pointerdown', ({ target, pointerType }) => {
    const found = at(target);
    tapped =
      pointerType !== 'mouse' && found?.swatch !== found?.known.chosen ? (found?.swatch ?? null) : null;
  });
  list.addEventListener(
    'click',
    (event) => {
      const found = at(event.target);
      const isFirstTap = found?.swatch != null && found.swatch === tapped;
      tapped = null;
      if (!found || !isFirstTap) return;
      event.preventDefault();
      choose(found.card, found.known, found.swatch);
    },
    // Before analytics counts it as a click to the product.
    { capture: true },
  );
  list.addEventListener('focusin', ({ target }) => reach(target, false));
  list.addEventListener('focusout', ({ target, relatedTarget }) => leave(target, relatedTarget));

  drawAll();
  new MutationObserver(drawAll).observe(list, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-media'],
  });
  // Card already hovered, which triggered loading this file.
  reach(list.querySelector('.cw-card:hover'), matchMedia('(hover: hover)').matches);
}

function drawSwatches(
  card: HTMLElement,
  { option, swatches, more }: CardMedia,
  soldOut: string,
): Map<Element, CardSwatch> {
  const rendered = new Map<Element, CardSwatch>();
  if (swatches.length === 0) return rendered;
  const row = document.createElement('ul');
  row.className = 'cw-card-swatches';
  row.setAttribute('role', 'list');
  row.ariaLabel = option;
  for (const swatch of swatches) {
    const link = document.createElement('a');
    link.className = 'cw-card-swatch';
    link.href = swatch.url;
    link.title = swatch.available || soldOut === '' ? swatch.name : `${swatch.name} – ${soldOut}`;
    link.ariaLabel = link.title;
    link.toggleAttribute('data-sold-out', !swatch.available);
    const background = swatch.image === null ? (swatch.colour ?? '') : `url(${JSON.stringify(swatch.image)})`;
    link.style.setProperty('--_swatch', background);
    row.appendChild(document.createElement('li')).append(link);
    rendered.set(link, swatch);
  }
  if (more > 0) {
    const rest = row.appendChild(document.createElement('li'));
    rest.className = 'cw-card-more';
    rest.textContent = `+${more}`;
  }
  card.insertBefore(row, card.querySelector(':scope > .cw-card-buy'));
  return rendered;
}

/** Switches a card to a swatch's variant; null: back to the printed one. */
function choose(card: HTMLElement, known: MediaCard, chosen: Element | null): void {
  const swatch = chosen && known.swatches.get(chosen);
  for (const each of known.swatches.keys()) each.toggleAttribute('data-shown', each === chosen);
  show(card, known, swatch?.picture ?? null);
  known.chosen = swatch ? chosen : null;
  for (const link of card.querySelectorAll<HTMLAnchorElement>('.cw-card-link, .cw-card-buy > a')) {
    if (swatch) {
      if (!known.links.has(link)) known.links.set(link, link.getAttribute('href') ?? '');
      link.href = swatch.url;
    } else {
      link.setAttribute('href', known.links.get(link) ?? link.getAttribute('href') ?? '');
    }
  }
  if (!swatch) known.links.clear();
}

/** Fades in an image over the card's own once decoded; null: the card's own. */
function show(card: HTMLElement, known: MediaCard, src: string | null): void {
  known.wanted = src;
  const own = card.querySelector<HTMLImageElement>('.cw-card-image');
  if (!own) return;
  const only = () => {
    if (known.wanted !== src) return;
    for (const [address, picture] of known.pictures) picture.toggleAttribute('data-shown', address === src);
  };
  if (src === null) {
    only();
    return;
  }
  let picture = known.pictures.get(src);
  if (!picture) {
    picture = document.createElement('img');
    picture.className = 'cw-card-other';
    picture.alt = '';
    picture.sizes = own.sizes;
    picture.srcset = WIDTHS.map((width) => `${atWidth(src, width)} ${width}w`).join(', ');
    picture.src = atWidth(src, 540);
    known.pictures.set(src, picture);
  }
  // A re-render may have replaced the card's own image.
  if (own.parentElement !== picture.parentElement) own.after(picture);
  // An image that fails to load isn't shown.
  picture.decode().then(only, () => undefined);
}

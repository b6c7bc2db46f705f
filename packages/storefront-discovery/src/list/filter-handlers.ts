import type { FilterActions } from '@cartwright/ui/listing/filters/filter-texts';
import { withoutFilters, withoutRange, withValue } from '../listing/page-address';
import type { RangePart } from '../range/range-part';

/** Handlers of a shopper's actions on filters. */
export interface FilterHandlers {
  readonly actions: FilterActions;
  /** Same for chips, which are removed: moves the focus on. */
  readonly chipActions: FilterActions;
  readonly clear: () => void;
  /** Opens and closes the filter sheet. */
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Creates the handlers. `content` contains the list; `open` navigates to another query, and `setSheet` toggles the
 * sheet. `decimalSign` is that of the page's language.
 */
export function filterHandlers({
  content,
  search,
  open,
  setSheet,
  decimalSign,
  loadRange,
}: {
  readonly content: HTMLElement;
  readonly search: () => string;
  readonly open: (query: string) => void;
  readonly setSheet: (isOpen: boolean) => void;
  readonly decimalSign: () => string;
  readonly loadRange: () => Promise<RangePart | null>;
}): FilterHandlers {
  let part: RangePart | null = null;
  const load = async () => {
    part ??= await loadRange();
  };
  const actions: FilterActions = {
    onValue: (param, value, isChosen) => open(withValue(search(), param, value, isChosen)),
    onReachEnd: () => void load(),
    onEnd(facet, end, field) {
      const { value } = field;
      const enter = () => {
        if (!part) return delete field.dataset.entered;
        const query = part.withEnd(search(), facet, end, value, decimalSign());
        field.setCustomValidity(query === null ? value : '');
        field.ariaInvalid = String(query === null);
        return query !== null && query !== search() && open(query);
      };
      // Synchronous if possible: the click that blurs the field follows.
      if (part) enter();
      else void load().then(enter);
    },
    onRange(facet, texts, place) {
      const slide = () => part?.slide(place, facet, texts, (change) => open(change(search())));
      if (part) return slide();
      // Loaded when visible: filters may be closed or further down.
      new IntersectionObserver(([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load().then(slide);
      }).observe(place);
    },
    onClearRange: (param) => open(withoutRange(search(), param)),
  };
  return {
    actions,
    chipActions: {
      ...actions,
      onValue(...chosen) {
        focusNextChip(content);
        actions.onValue(...chosen);
      },
      onClearRange(...chosen) {
        focusNextChip(content);
        actions.onClearRange(...chosen);
      },
    },
    clear() {
      // In the sheet the focus stays, since the pressed element remains.
      if (!content.querySelector('dialog[open]')) focusButton(content);
      open(withoutFilters(search()));
    },
    open: () => setSheet(true),
    close: () => setSheet(false),
  };
}

/** Moves the focus from a removed chip to a neighbour, else to the filter button. */
function focusNextChip(content: HTMLElement): void {
  const chip = content.ownerDocument.activeElement?.closest('.cw-chosen li');
  const next = chip?.nextElementSibling?.querySelector<HTMLElement>('.cw-chosen-chip');
  const before = chip?.previousElementSibling?.querySelector<HTMLElement>('.cw-chosen-chip');
  const beside = next ?? before;
  if (beside) beside.focus({ preventScroll: true });
  else focusButton(content);
}

/** Focuses the filter button, or with a sidebar the first filter. */
function focusButton(content: HTMLElement): void {
  const ways = [...content.querySelectorAll<HTMLElement>('.cw-filter-open, .cw-filter-button')];
  ways.find(({ offsetWidth }) => offsetWidth > 0)?.focus({ preventScroll: true });
}

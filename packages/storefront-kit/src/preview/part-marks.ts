import { contentBoxes } from './content-boxes';
import { inSight, theWindow } from './in-sight';
import { markLayer, put } from './mark-layer';
import { labelPlace, outlineOf } from './place-mark';
import { followPointed } from './pointed-part';

/** Parts marked by the editor. */
export interface Marked {
  readonly selected: string | null;
  /** Part names by id. A part without a name has no label. */
  readonly names: Readonly<Record<string, string>>;
}

type Kind = 'selected' | 'hovered';

/** Root element of a surface: a shadow root, or the page itself. */
export type SurfaceRoot = ShadowRoot | HTMLElement;

/** Elements of a part, with its id as `data-component`. */
const PART = '[data-component]';

/**
 * Outlines and labels the selected part, and the hovered or focused one, in a layer above the surface in `root`.
 * `sticky` selects sticky elements of the root. Returns a function that sets the marks.
 */
export function createPartMarks(root: SurfaceRoot, sticky: string): (marked: Marked) => void {
  let marked: Marked = { selected: null, names: {} };
  let pointed: string | null = null;
  let due = false;
  const layer = markLayer();

  function draw(): void {
    due = false;
    const drawn = [
      ...(pointed === null || pointed === marked.selected ? [] : mark(pointed, 'hovered')),
      ...(marked.selected === null ? [] : mark(marked.selected, 'selected')),
    ];
    layer.replaceChildren(...drawn.map(({ element }) => element));
    for (const { settle } of drawn) settle();
  }

  function mark(id: string, kind: Kind) {
    const parts = [...root.querySelectorAll<HTMLElement>(PART)].filter(
      (each) => each.dataset.component === id,
    );
    const seen = parts.flatMap((part) => {
      const sight = inSight(part, sticky);
      const outline = sight && outlineOf(part.getBoundingClientRect(), sight);
      return outline ? [{ part, outline }] : [];
    });
    const outlines = seen.map(({ outline: { box, cut } }) => {
      const element = document.createElement('div');
      element.className = 'outline';
      element.dataset.kind = kind;
      element.dataset.open = [cut.top && 'top', cut.bottom && 'bottom'].filter(Boolean).join(' ');
      return { element, settle: () => put(element, box) };
    });
    const [first] = seen;
    const name = marked.names[id];
    if (!first || !name) return outlines;
    const label = document.createElement('div');
    label.className = 'label';
    label.textContent = name;
    // Measurable once inserted.
    const settle = () => {
      const start = getComputedStyle(first.part).direction === 'rtl' ? 'right' : 'left';
      const content = () => contentBoxes(first.part);
      const { left, top } = labelPlace(
        first.outline,
        label.getBoundingClientRect(),
        theWindow(),
        start,
        content,
      );
      label.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    return [...outlines, { element: label, settle }];
  }

  const soon = () => {
    if (!due) requestAnimationFrame(draw);
    due = true;
  };
  followPointed(root, PART, (id) => {
    pointed = id;
    soon();
  });
  // Marks follow scrolling in the same frame.
  root.addEventListener('scroll', draw, true);
  document.addEventListener('scroll', draw);
  for (const moved of ['load', 'transitionend', 'animationend']) root.addEventListener(moved, soon, true);
  new MutationObserver(soon).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new ResizeObserver(soon).observe(document.documentElement);
  return (next) => {
    marked = next;
    soon();
  };
}

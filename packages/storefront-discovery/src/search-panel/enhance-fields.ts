import { closest } from '@cartwright/storefront-kit/theme/closest';
import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import { type FieldPanel, fieldPanel, type PanelHandlers } from './field-panel';

/** Search fields of the theme; same selector as in the page's inline loader. */
const FIELDS = 'form[action$="/search"] input[name="q"]';

/** Events that trigger theme suggestions, handled by the panel alone. */
const THEIR_EVENTS = ['input', 'keyup', 'focus'];

/** Attaches a panel to each search field on first use. */
export function enhanceFields(ways: PanelHandlers): void {
  const panels = new WeakMap<HTMLInputElement, FieldPanel>();
  const panelOf = (target: EventTarget | null): FieldPanel | null => {
    const field = closest(target, FIELDS);
    if (!(field instanceof HTMLInputElement) || !field.form || field.closest(LEFT_ALONE)) return null;
    const panel = panels.get(field) ?? fieldPanel(field, field.form, ways);
    panels.set(field, panel);
    return panel;
  };
  let open: FieldPanel | null = null;
  const close = () => open?.close();
  const reach = ({ target }: Event) => {
    const panel = panelOf(target);
    if (!panel) return;
    if (panel !== open) close();
    open = panel;
    panel.open();
  };
  // Capturing on the window, before the theme's listeners.
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, hear, true);

  for (const name of THEIR_EVENTS) {
    addEventListener(
      name,
      (event) => {
        if (panelOf(event.target)) event.stopPropagation();
      },
      true,
    );
  }
  listen('input', ({ target }) => panelOf(target)?.type());
  listen('focusin', reach);
  listen('click', reach);
  listen('keydown', (event) => {
    if (!panelOf(event.target)?.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('focusout', ({ target }) => panelOf(target)?.close());
  listen('mousedown', (event) => {
    // The field keeps the focus during a press in its panel.
    if (event.target instanceof Node && open?.has(event.target)) event.preventDefault();
  });
  listen('pointerdown', ({ target }) => {
    if (target instanceof Node && !open?.has(target) && panelOf(target) !== open) close();
  });
  listen('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) panelOf(target.querySelector('input[name="q"]'))?.submit();
  });
  addEventListener('pagehide', close);
  reach({ target: document.activeElement } as Event);
}

import { opaqueBackground } from '@cartwright/storefront-kit/page/opaque-background';
import type { StoragePort } from '@cartwright/storefront-kit/ports/ports';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { render } from 'preact';
import type { PanelFact } from '../analytics/panel-events';
import type { PanelMessages } from './panel-messages';
import { countOf, type PanelContent, type PanelOption, panelGroups } from './panel-options';
import { optionId, PanelView } from './panel-view';
import { placePanel } from './place-panel';
import { clearSearches, recentSearches, rememberSearch } from './recent-searches';
import { type Sources, type SuggestTimes, suggester } from './suggester';
import type { Suggestions } from './suggestions';

export interface PanelHandlers {
  readonly messages: PanelMessages;
  readonly sources: Sources;
  readonly patience: SuggestTimes;
  readonly storage: StoragePort;
  /** Receives panel activity for analytics. */
  readonly tell: (fact: PanelFact) => void;
}

/** Panel of a search field. */
export interface FieldPanel {
  /** The field was focused or pressed. */
  open(): void;
  type(): void;
  /** Handles a key; true if the panel consumed it. */
  press(event: KeyboardEvent): boolean;
  /** The field's text is searched. */
  submit(): void;
  close(): void;
  /** Whether a node is inside the panel. */
  has(target: Node): boolean;
}

/** Query length limits for suggestions. */
const MIN_LETTERS = 2;
const MAX_LETTERS = 200;

let count = 0;

/** Creates a panel for a theme's search field, inside its form, by ARIA's combobox pattern. */
export function fieldPanel(
  field: HTMLInputElement,
  form: HTMLFormElement,
  { messages, sources, patience, storage, tell }: PanelHandlers,
): FieldPanel {
  count += 1;
  const id = `cw-suggest-${count}`;
  const host = document.createElement('div');
  host.className = 'cw-suggest';
  const status = document.createElement('div');
  status.className = 'cw-hidden';
  status.setAttribute('role', 'status');
  const panel = document.createElement('div');
  panel.className = 'cw-suggest-panel';
  panel.setAttribute('popover', 'manual');
  panel.hidden = true;
  host.append(status, panel);
  form.append(host);
  setAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    autocomplete: 'off',
  });
  field.removeAttribute('aria-owns');

  /** Typed text; the field shows the active option. */
  let typed = field.value;
  let content: PanelContent | null = null;
  let active = -1;

  const searchUrl = (text: string) => {
    const url = new URL(form.getAttribute('action') ?? '/search', location.href);
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') url.searchParams.set(name, value);
    }
    url.searchParams.set('q', text);
    return url.pathname + url.search;
  };
  const groups = () => (content ? panelGroups(content, messages, searchUrl) : []);
  const options = () => groups().flatMap((group) => group.options);
  const isOpen = () => !panel.hidden;
  const textOf = () => typed.trim().replace(/\s+/g, ' ');

  const draw = () => {
    if (!content) return;
    render(
      <PanelView
        content={content}
        groups={groups()}
        messages={messages}
        id={id}
        active={active}
        choose={choose}
      />,
      panel,
    );
    const current = active < 0 ? null : document.getElementById(optionId(id, active));
    if (current) field.setAttribute('aria-activedescendant', current.id);
    else field.removeAttribute('aria-activedescendant');
    current?.scrollIntoView({ block: 'nearest' });
  };
  const place = () => placePanel(panel, field);

  const show = (next: PanelContent) => {
    content = next;
    active = -1;
    if (!isOpen()) {
      panel.style.setProperty('--cw-suggest-background', opaqueBackground(document.body));
      const { color, fontSize } = getComputedStyle(document.body);
      Object.assign(panel.style, { color, fontSize });
      panel.hidden = false;
      panel.showPopover?.();
      setAttributes(field, { 'aria-expanded': 'true', 'aria-controls': id });
      addEventListener('scroll', place, { capture: true, passive: true });
      addEventListener('resize', place);
      window.visualViewport?.addEventListener('resize', place);
    }
    draw();
    place();
    panel.scrollTop = 0;
  };

  const close = () => {
    suggesting.stop();
    status.textContent = '';
    if (!isOpen()) return;
    tell({ kind: 'left' });
    active = -1;
    panel.hidePopover?.();
    panel.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-controls');
    field.removeAttribute('aria-activedescendant');
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
    window.visualViewport?.removeEventListener('resize', place);
  };

  const suggesting = suggester(sources, patience, (text, suggestions) => {
    if (text === '') return start(suggestions);
    if (!suggestions) return close();
    show({ kind: 'suggestions', text, suggestions });
    tell({ kind: 'shown', text, suggestions });
    const found = countOf(suggestions);
    status.textContent = found > 0 ? messages.found(found) : messages.noneFound(text);
  });

  const open = () => {
    const text = textOf();
    if (text.length >= MIN_LETTERS && text.length <= MAX_LETTERS) return suggesting.ask(text);
    if (text.length > MAX_LETTERS) return close();
    start(null);
    suggesting.ask('');
  };

  /** Content before typing. */
  const start = (popular: Suggestions | null) => {
    const searches = recentSearches(storage);
    const count = searches.length + (popular ? countOf(popular) : 0);
    if (count === 0) return close();
    show({ kind: 'start', searches, popular });
    status.textContent = popular ? messages.found(count) : '';
  };

  /** Activates an option by arrow key and shows its query in the field. */
  const lead = (to: number) => {
    suggesting.stop();
    active = to;
    field.value = options()[to]?.search ?? typed;
    draw();
  };

  function choose({ url, search, product }: PanelOption, event: Event): void {
    if (content?.kind === 'suggestions') tell({ ...content, kind: 'chosen', product });
    if (url === null) {
      event.preventDefault();
      clearSearches(storage);
      close();
      return;
    }
    if (search !== null) rememberSearch(storage, search);
    if (event instanceof MouseEvent && isPlain(event)) close();
  }

  return {
    open() {
      if (!isOpen()) open();
    },
    type() {
      typed = field.value;
      tell({ kind: 'left' });
      open();
    },
    press(event) {
      const { key } = event;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (key === 'Escape' && isOpen()) {
        field.value = typed;
        close();
        return true;
      }
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (!isOpen()) {
          open();
          return true;
        }
        // One position more than options: the field itself.
        const places = options().length + 1;
        lead(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
        return true;
      }
      if (key !== 'Enter' || !isOpen() || active < 0) return false;
      document.getElementById(optionId(id, active))?.click();
      return true;
    },
    submit() {
      tell({ kind: 'searched' });
      rememberSearch(storage, field.value);
      close();
    },
    close,
    has: (target) => panel.contains(target),
  };
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

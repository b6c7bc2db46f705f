import { Button } from '@cartwright/ui/admin/button';
import { Tag } from '@cartwright/ui/admin/tag';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/** Filter of a list; `chosen` is its value as text. */
export interface Filter {
  readonly key: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly onClear: () => void;
  /** Options of the filter; `close` closes its popover. */
  readonly options: (close: () => void) => ReactNode;
}

/** Filter buttons, with a removable chip for each active filter. */
export function FilterBar({ filters }: { readonly filters: readonly Filter[] }) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = filters.find(({ key }) => key === openKey);
  const set = filters.filter(({ chosen }) => chosen !== null);

  function close() {
    bar.current?.querySelector<HTMLElement>(`[id="${id}-${openKey}"]`)?.focus();
    setOpenKey(null);
  }
  // The enclosing dialog closes on keyup of the same key.
  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its controls have opened
    <div className="cw-picker__filters" ref={bar} onKeyUp={onKeyUp}>
      <div className="cw-picker__filter-buttons">
        {filters.map(({ key, label }) => (
          <Button
            key={key}
            id={`${id}-${key}`}
            size="slim"
            disclosure={key === openKey ? 'up' : 'down'}
            ariaExpanded={key === openKey}
            onClick={() => setOpenKey(key === openKey ? null : key)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open && (
        <section className="cw-picker__filter" aria-label={open.label}>
          {open.options(close)}
        </section>
      )}
      {set.length > 0 && (
        <ul className="cw-picker__chips" aria-label="Filters">
          {set.map(({ key, label, chosen, onClear }) => (
            <li key={key}>
              <Tag onRemove={onClear}>{`${label}: ${chosen}`}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

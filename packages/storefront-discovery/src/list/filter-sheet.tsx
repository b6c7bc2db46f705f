import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { FilterPanel } from '@cartwright/ui/listing/filters/filter-panel';
import type { Messages } from '../messages/messages';
import type { FilterHandlers } from './filter-handlers';

/** Last pressed element: a press that begins inside and ends on the backdrop doesn't close the sheet. */
let pressed: EventTarget | null = null;

/** Modal dialog with all filters. The browser traps the focus, closes it on Escape, and restores the focus. */
export function FilterSheet(props: {
  readonly isOpen: boolean;
  readonly facets: readonly ListedFacet[];
  readonly products: string;
  readonly said: string;
  readonly isBusy: boolean;
  readonly messages: Messages;
  readonly ways: FilterHandlers;
}) {
  const { isOpen, messages, ways } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser.
    <dialog
      className="cw-sheet"
      aria-label={messages.filters}
      ref={(dialog) => {
        if (dialog && isOpen && !dialog.open) dialog.showModal();
        else if (dialog?.open && !isOpen) dialog.close();
      }}
      onClose={ways.close}
      onPointerDown={({ target }) => {
        pressed = target;
      }}
      onClick={({ target, currentTarget }) => {
        // Backdrop clicks target the dialog itself.
        if (target === currentTarget && target === pressed) ways.close();
      }}
    >
      {isOpen && (
        <FilterPanel
          facets={props.facets}
          products={props.products}
          said={props.said}
          isBusy={props.isBusy}
          texts={messages}
          actions={ways.actions}
          onClear={ways.clear}
          onClose={ways.close}
        />
      )}
    </dialog>
  );
}

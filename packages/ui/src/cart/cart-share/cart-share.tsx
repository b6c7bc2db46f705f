import { Drawing } from '../drawing';
import { onEscape } from '../on-escape';

const SHARE = 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1';
const DONE = 'M5 12.5l4.5 4.5L19 7.5';

/** Focuses the link's field, which selects it. */
const choose = (field: HTMLInputElement | null) => field?.focus();

/**
 * Share button of the cart. `link` is shown to copy manually if sharing and clipboard fail; `said`
 * is the polite status.
 */
export function CartShare(props: {
  readonly id: string;
  readonly label: string;
  readonly said: string | null;
  readonly link: { readonly label: string; readonly address: string; readonly onClose: () => void } | null;
  readonly onShare: () => void;
}) {
  const { link, said } = props;
  const fieldId = `cw-share-${props.id}`;
  return (
    <div className="cw-share" part="share">
      <button
        type="button"
        className="cw-icon-button"
        part="share-button"
        aria-label={props.label}
        title={props.label}
        aria-expanded={link ? true : undefined}
        onClick={props.onShare}
      >
        <Drawing path={said === null ? SHARE : DONE} />
      </button>
      <span className="cw-share-said" role="status">
        {said}
      </span>
      {link && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in its field shuts it, and not the cart.
        <div
          className="cw-share-link"
          onKeyDown={onEscape(({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('button')?.focus();
            link.onClose();
          })}
        >
          <label htmlFor={fieldId}>{link.label}</label>
          <input
            id={fieldId}
            ref={choose}
            type="text"
            readOnly
            dir="ltr"
            value={link.address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}

import { Button } from './button';
import './save-bar.css';

export interface SaveBarProps {
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly disabled: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Save bar: unsaved state, save and discard. */
export function SaveBar({ unsaved, saving, disabled, onSave, onDiscard }: SaveBarProps) {
  return (
    <section className={`cwa-save-bar${unsaved ? ' cwa-save-bar--unsaved' : ''}`} aria-label="Save">
      <span className="cwa-save-bar__state" role="status">
        {unsaved ? 'Unsaved changes' : ''}
      </span>
      {unsaved && (
        <Button onClick={onDiscard} disabled={saving || disabled}>
          Discard
        </Button>
      )}
      <Button variant="primary" onClick={onSave} loading={saving} disabled={disabled || !unsaved}>
        Save
      </Button>
    </section>
  );
}

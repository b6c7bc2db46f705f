import { Spinner } from './spinner';
import './dialog-loading.css';

/** Loading indicator of a lazy dialog. Appears after a delay, and doesn't block the page. */
export function DialogLoading() {
  return (
    <div className="cwa-dialog-loading">
      <Spinner accessibilityLabel="Opening" />
    </div>
  );
}

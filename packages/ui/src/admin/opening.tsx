import { Spinner } from './spinner';
import './opening.css';

/** Loading indicator of a lazy dialog. Appears after a delay, and doesn't block the page. */
export function Opening() {
  return (
    <div className="cwa-opening">
      <Spinner accessibilityLabel="Opening" />
    </div>
  );
}

import { Spinner } from './spinner';
import './opening.css';

/** In the place of a dialog that is still being loaded. Shows only when that takes a while, and stands in nobody's way. */
export function Opening() {
  return (
    <div className="cwa-opening">
      <Spinner accessibilityLabel="Opening" />
    </div>
  );
}

import { useStore } from '../../shared/state/store';
import { announcements } from '../model/announcements';

/** Live region for screen readers. */
export function Announcements() {
  const { text, count } = useStore(announcements, (said) => said);
  return (
    <p className="cwa-visually-hidden" role="status">
      {/* The same words again are only said when the text differs. */}
      {count % 2 === 0 ? text : `${text}\u00a0`}
    </p>
  );
}

import { useStore } from '../../shared/state/store';
import { announcements } from '../model/announcements';

/** Live region for screen readers. */
export function Announcements() {
  const { text, count } = useStore(announcements, (said) => said);
  return (
    <p className="cwa-visually-hidden" role="status">
      {/* Screen readers only announce changed text. */}
      {count % 2 === 0 ? text : `${text}\u00a0`}
    </p>
  );
}

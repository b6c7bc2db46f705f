import './problem-count.css';
import type { Problems } from '../model/issues';

/** Badge with the issue count; a dot if there are only pending ones, else nothing. */
export function ProblemCount({ problems: { reported, waiting } }: { problems: Problems }) {
  if (reported > 0) {
    return (
      <span className="cw-problems">
        {reported}
        <span className="cwa-visually-hidden">{reported === 1 ? ' problem' : ' problems'}</span>
      </span>
    );
  }
  if (waiting === 0) return null;
  return (
    <span className="cw-unfilled" title="Incomplete">
      <span className="cwa-visually-hidden">, incomplete</span>
    </span>
  );
}

import './problem-count.css';
import type { Problems } from '../model/issues';

/** Count of problems. Where there is none, but something waits to be filled in, a quiet mark; else nothing. */
export function ProblemCount({ problems: { told, waiting } }: { problems: Problems }) {
  if (told > 0) {
    return (
      <span className="cw-problems">
        {told}
        <span className="cwa-visually-hidden">{told === 1 ? ' problem' : ' problems'}</span>
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

import { wallTime } from '@cartwright/core/schedule/wall-time';
import type { ShownReport } from '../model/shown-report';
import { dayText } from '../range/range-labels';

/** Note on when counting began, if the report has earlier days. */
export function MeasuredSince({ since, shown }: { readonly since: string; readonly shown: ShownReport }) {
  const { range, formats } = shown;
  const begin = wallTime(Date.parse(since), formats.timezone).date;
  if (begin <= range.from) return null;
  return (
    <p className="cw-report__quiet">
      {`Counting began on ${dayText(begin, formats.locale)}. Earlier days weren’t measured.`}
    </p>
  );
}

import type { Job } from '@cartwright/core/contract/jobs';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { ProgressBar } from '@cartwright/ui/admin/progress-bar';
import { useId } from 'react';
import { jobName, jobTimes, progressText } from './job-messages';

interface JobItemProps {
  readonly job: Job;
  readonly timezone: string;
  /** Whether its retry is pending. */
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** Row of a job: name, progress or problem, and retry. */
export function JobItem({ job, timezone, busy, onTryAgain }: JobItemProps) {
  const name = useId();
  const { state, problem, progress } = job;
  return (
    <li className="cw-jobs__item" aria-labelledby={name}>
      <div className="cw-jobs__facts">
        <div className="cw-jobs__head">
          <span className="cw-jobs__name" id={name}>
            {jobName(job)}
          </span>
          <Badge {...STATES[state]} />
        </div>
        {problem !== null && <p className="cw-jobs__problem">{problem}</p>}
        {progress && <Progress label={jobName(job)} {...progress} />}
        <p className="cw-jobs__times">{jobTimes(job, timezone)}</p>
      </div>
      {state === 'failed' && (
        <Button onClick={onTryAgain} loading={busy} accessibilityLabel={`Try again: ${jobName(job)}`}>
          Try again
        </Button>
      )}
    </li>
  );
}

const STATES = {
  running: { children: 'Running', tone: 'info' },
  waiting: { children: 'Waiting' },
  failed: { children: 'Failed', tone: 'critical' },
} as const;

function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const text = useId();
  return (
    <div className="cw-jobs__progress">
      <ProgressBar
        progress={total === 0 ? 0 : (100 * done) / total}
        size="small"
        ariaLabelledBy={text}
        tone="primary"
      />
      <span>
        <span className="cwa-visually-hidden" id={text}>
          Progress of {label}
        </span>
        {progressText({ done, total })}
      </span>
    </div>
  );
}

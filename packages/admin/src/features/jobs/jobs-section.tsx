import './jobs-section.css';
import { type Job, tryJobAgain } from '@cartwright/core/contract/jobs';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLostFocus } from '../../editor-kit/layout/use-lost-focus';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { DataCard } from '../../shared/components/data-card';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { toast, toastError } from '../../shared/state/toasts';
import { JobItem } from './job-item';
import { NOTHING, stateOfJobs } from './job-messages';
import { jobsQuery } from './jobs-query';

/** Section of the shop's background jobs: what runs, waits and failed, and why. */
export function JobsSection() {
  const jobs = useQuery(jobsQuery);
  return (
    <DataCard
      title="Background work"
      description="Syncing, publishing and updates from Shopify. Work that fails is tried again automatically for a while."
      query={jobs}
      stateOf={stateOfJobs}
    >
      {(all) => <Jobs jobs={all} outdated={jobs.error !== null} />}
    </DataCard>
  );
}

/** Actionable jobs first. */
const ORDER: readonly Job['state'][] = ['failed', 'running', 'waiting'];

function Jobs({ jobs, outdated }: { readonly jobs: readonly Job[]; readonly outdated: boolean }) {
  const timezone = useTimezone();
  const container = useRef<HTMLDivElement>(null);
  const again = useTryAgain();
  const isFocusLost = useLostFocus();
  useEffect(
    // A finished job takes its button along: the focus moves to the list.
    function stayAtList() {
      if (jobs && isFocusLost.current?.()) container.current?.focus();
    },
    [jobs, isFocusLost],
  );
  const sorted = ORDER.flatMap((state) => jobs.filter((job) => job.state === state));
  return (
    <div className="cw-jobs__list" ref={container} tabIndex={-1}>
      {outdated && (
        <p className="cw-jobs__times" role="status">
          This list couldn’t be refreshed. We’ll keep trying.
        </p>
      )}
      {jobs.length === 0 ? (
        <Text as="p" tone="subdued">
          {NOTHING}
        </Text>
      ) : (
        <ul>
          {sorted.map((job) => (
            <JobItem
              key={job.id}
              job={job}
              timezone={timezone}
              busy={again.isPending && again.variables === job.id}
              onTryAgain={() => again.mutate(job.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Mutation that retries a job by id, and refetches the list. */
function useTryAgain() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      responseOf(api.call(tryJobAgain, { params: { id }, query: {}, body: {} })).finally(() =>
        queries.invalidateQueries({ queryKey: jobsQuery.queryKey }),
      ),
    onSuccess: () => toast('Trying again.'),
    onError: (problem) => toastError(problem.message),
  });
}

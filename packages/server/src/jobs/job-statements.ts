import { MAX_JOBS_OF_A_STATE } from '@cartwright/core/contract/jobs';

/** Statements on the job library's own table, beside its API: jobs by shop. */
export interface JobStatements {
  /**
   * Starts a due job of queue $1, not of the shops $2; returns its id and data. Urgent jobs first, then the one
   * that was due first.
   */
  readonly begin: string;
  /** Stores the progress of job $2 of queue $1: $3, as JSON. */
  readonly progress: string;
  /** Newest jobs of shop $1 in each of the contract's states. */
  readonly ofShop: string;
  /** Makes job $2 of shop $1 due and urgent, unless it is running or done. */
  readonly again: string;
  /** State of job $2 of shop $1. */
  readonly state: string;
  /**
   * Gives up jobs that failed their last attempt, and those that the library is about to archive undone. Returns
   * each once, to one server.
   */
  readonly giveUp: string;
  /** Deletes all jobs of shop $1, including done ones. */
  readonly purgeShop: string;
}

/** Priority of a job that somebody waits for. */
export const URGENT = 1;
const USUAL = 0;

/** Maximum delay of a job that counts as pending; later ones are scheduled. */
const PAUSE = '1 minute';

/** Lead time before the library archives a job at its `keep_until`, which it does silently. */
const BEFORE_PUT_ASIDE = '1 hour';

export function jobStatements(schema: string): JobStatements {
  const job = `${schema}.job`;
  const isIt = `data ->> 'shopId' = $1 and id::text = $2`;
  return {
    begin: `
      with next as (
        select due.id
        from unnest(array[${URGENT}, ${USUAL}]) as level, lateral (
          select id from ${job}
          where name = $1 and priority = level and state < 'active' and start_after < now()
            and not coalesce(data ->> 'shopId', '') = any($2::text[])
          order by start_after, id limit 1 for update skip locked
        ) as due
        order by level desc limit 1
      )
      update ${job} j set state = 'active', started_on = now(),
        retry_count = retry_count + case when started_on is null then 0 else 1 end
      from next where j.name = $1 and j.id = next.id
      returning j.id, j.data`,
    progress: `
      update ${job} set output = jsonb_build_object('progress', $3::jsonb)
      where name = $1 and id = $2 and state = 'active'`,
    ofShop: `
      with shown as (
        select *, case when state = 'active' then 'running' when state = 'failed' then 'failed'
          when state = 'created' or start_after <= now() then 'waiting' else 'failed' end as listed
        from ${job}
        where data ->> 'shopId' = $1
          and (state in ('active', 'retry', 'failed') or (state = 'created' and start_after <= greatest(now(), created_on + interval '${PAUSE}')))
      ), placed as (
        select *, row_number() over (partition by listed order by created_on desc, id) as place from shown
      )
      select id::text, name, listed as state, created_on as "createdAt", started_on as "startedAt",
        retry_count + case when started_on is null then 0 else 1 end as tries,
        case when state = 'retry' and listed = 'failed' then start_after end as "nextTryAt",
        case when listed = 'running' then output -> 'progress' end as progress,
        case when listed = 'failed' then output ->> 'sentence' end as problem
      from placed where place <= ${MAX_JOBS_OF_A_STATE} order by created_on desc, id`,
    again: `
      update ${job} set state = case state when 'created' then state else 'retry' end, start_after = now(),
        priority = ${URGENT}, retry_limit = greatest(retry_limit, retry_count + 1), completed_on = null,
        keep_until = now() + interval '14 days'
      where ${isIt} and state in ('created', 'retry', 'failed')
      returning name`,
    state: `select state from ${job} where ${isIt}`,
    giveUp: `
      with lost as (
        select name, id from ${job}
        where (state = 'failed' and output -> 'givenUp' is null)
          or (state < 'active' and keep_until < now() + interval '${BEFORE_PUT_ASIDE}')
        for update skip locked
      )
      update ${job} j set state = 'failed', completed_on = coalesce(j.completed_on, now()),
        output = coalesce(j.output, '{}') || '{"givenUp": true}'
      from lost where j.name = lost.name and j.id = lost.id
      returning j.name as queue, coalesce(j.data ->> 'shopId', '') as shop, j.id::text as job,
        j.retry_count + case when j.started_on is null then 0 else 1 end as tries, j.output ->> 'sentence' as why`,
    purgeShop: `
      with archived as (delete from ${schema}.archive where data ->> 'shopId' = $1)
      delete from ${job} where data ->> 'shopId' = $1`,
  };
}

import type { ExperimentResultsResponse, SavedExperiment } from '@cartwright/core/contract/experiments';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { GOALS } from '@cartwright/core/experiments/document/goals';
import { type ExperimentRun, stateOf } from '@cartwright/core/experiments/run/experiment-run';
import { momentText } from '@cartwright/core/schedule/moment-text';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { useHost } from '../../host/host';
import { shopLocale } from '../../report-kit/figures/figure-text';
import { DaysCard } from '../../report-kit/glance/days-card';
import { shopQuery } from '../../shared/api/shop-query';
import { dayText, decisionSentences, runTimeText } from './decision-messages';
import { resultsQuery, useApplyVariant, useEndExperiment } from './experiment-calls';
import { CONTEXTS } from './experiment-messages';
import { FigureTable } from './figure-table';
import type { DecisionFormats } from './goal-figure';
import { GroupsCard } from './groups-card';
import { SharesCard } from './shares-card';
import { VariantPreviews } from './variant-previews';
import { variantRows } from './variant-rows';
import '../../editor-kit/page/editor-page.css';
import '../../report-kit/page/report-kit.css';
import './experiment-results.css';

/** Results of a started test: decision, variants, days, and actions to end it. */
export function ExperimentResults({
  saved,
  run,
}: {
  readonly saved: SavedExperiment;
  readonly run: ExperimentRun;
}) {
  const { experiment } = saved;
  const results = useQuery(resultsQuery(experiment.id));
  const shop = useQuery(shopQuery).data;
  const response = results.data?.data;
  const formats = {
    locale: shopLocale(shop?.country ?? null),
    timezone: run.timezone,
    currency: response?.currency ?? null,
  };
  if (!response) return <PageLoading title={experiment.name} query={results} />;
  const state = stateOf(run, Date.now());
  return (
    <div className="cw-editor-page">
      <Head experiment={experiment} isRunning={state === 'running'} />
      <Used experiment={experiment} run={run} />
      <DecisionCard experiment={experiment} run={run} response={response} formats={formats} />
      <Alarms response={response} />
      <Card>
        <div className="cw-test-card">
          <Text as="h2" variant="headingMd">
            By variant
          </Text>
          <FigureTable
            id={experiment.id}
            label="By variant"
            figures={variantRows(experiment, response, formats)}
            until={response.countedUntil}
            formats={formats}
          />
          <Notes experiment={experiment} response={response} timezone={run.timezone} formats={formats} />
        </div>
      </Card>
      <Days experiment={experiment} response={response} run={run} formats={formats} />
      <SharesCard experiment={experiment} response={response} formats={formats} />
      <GroupsCard
        experiment={experiment}
        until={response.countedUntil}
        visitors={visitorsOf(experiment, response)}
        formats={formats}
      />
      {state === 'running' && shop && (
        <VariantPreviews experiment={experiment} shows={response.shows} storeUrl={shop.storeUrl} />
      )}
    </div>
  );
}

function Head({
  experiment,
  isRunning,
}: {
  readonly experiment: ExperimentDocument;
  readonly isRunning: boolean;
}) {
  const { kind } = useHost();
  const [asking, setAsking] = useState(false);
  const end = useEndExperiment(experiment.id);
  return (
    <div className="cw-editor-head">
      <div className="cw-editor-head__title">
        <Text as="h1" variant="headingXl">
          {experiment.name}
        </Text>
      </div>
      <div className="cw-editor-head__actions">
        {kind === 'standalone' && <Button url="/experiments/">All experiments</Button>}
        {isRunning && <Button onClick={() => setAsking(true)}>End test</Button>}
      </div>
      <ConfirmModal
        open={asking}
        title="End this test?"
        message="Everybody sees the control from now on. What isn’t decided yet never is, and the test can’t be started again."
        confirm="End test"
        cancel="Cancel"
        destructive
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Banner that the control has a variant's settings, with revert. */
function Used({ experiment, run }: { readonly experiment: ExperimentDocument; readonly run: ExperimentRun }) {
  const apply = useApplyVariant(experiment.id);
  if (!run.used) return null;
  const name = nameOf(experiment, run.used.variant);
  return (
    <Banner
      tone="success"
      title={`The control has the settings of ${name}`}
      action={{ content: 'Undo', loading: apply.isPending, onAction: () => apply.mutate(null) }}
    >
      <p>Its name and its place in the store are as before. Undo gives it back what it had.</p>
    </Banner>
  );
}

function nameOf({ variants }: ExperimentDocument, id: string): string {
  return variantName(variants.findIndex((each) => each.id === id));
}

/** Visitors of all variants. */
function visitorsOf({ goalId }: ExperimentDocument, { goals }: ExperimentResultsResponse): number {
  const estimates = goals.find((each) => each.goalId === goalId)?.estimates ?? [];
  return estimates.reduce((sum, { visitors }) => sum + visitors, 0);
}

interface Shown {
  readonly experiment: ExperimentDocument;
  readonly response: ExperimentResultsResponse;
  readonly run: ExperimentRun;
  readonly formats: DecisionFormats;
}

function DecisionCard({ experiment, response, run, formats }: Shown) {
  const { decision, guardrails, checkDays, days, nextCheckAt } = response;
  const checkedAt = checkDays.map((day) => days.find((each) => each.day === day)?.at ?? '');
  const context = {
    goalId: experiment.goalId,
    smallestGain: experiment.smallestGain ?? 0,
    checkedAt,
    nextCheckAt,
    formats,
  };
  const isRunning = stateOf(run, Date.now()) === 'running';
  const harmed = guardrails.flatMap(({ goalId, decision: of }) =>
    of.findings.flatMap(({ kind, variant }) =>
      kind === 'worse' ? [`${variantName(variant)} harms ${GOALS[goalId].name.toLowerCase()}.`] : [],
    ),
  );
  const last = dayText(new Date(Date.parse(run.endsAt) - 1).toISOString(), formats);
  return (
    <Card>
      <div className="cw-test-card">
        <Text as="h2" variant="headingMd">
          {GOALS[experiment.goalId].name}
        </Text>
        {decisionSentences(decision, context).map(({ variant, bold, rest }) => (
          <p key={variant} className="cw-test-card__decision">
            {bold !== '' && <strong>{bold}</strong>}
            {rest}
          </p>
        ))}
        {harmed.map((message) => (
          <p key={message} className="cw-test-card__decision">
            {message}
          </p>
        ))}
        <Text as="p" tone="subdued">
          {isRunning
            ? `Started ${dayText(run.startedAt, formats)}; planned for ${run.plan.weeks} weeks and ${run.plan.visitors.toLocaleString(formats.locale)} visitors, and ends on ${last} at the latest. Counts move between checks, the verdict doesn’t.`
            : `Ran ${runTimeText({ startedAt: run.startedAt, endedAt: run.endedAt ?? run.endsAt }, formats)}.`}
        </Text>
        <UseVariant experiment={experiment} run={run} winner={decision.winner} isRunning={isRunning} />
      </div>
    </Card>
  );
}

/** Button to apply the winner while the test runs, or any variant once it ended. */
function UseVariant({
  experiment,
  run,
  winner,
  isRunning,
}: {
  readonly experiment: ExperimentDocument;
  readonly run: ExperimentRun;
  readonly winner: number | null;
  readonly isRunning: boolean;
}) {
  const [pending, setPending] = useState<number | null>(null);
  const apply = useApplyVariant(experiment.id);
  const offered = experiment.variants.flatMap((_, at) =>
    at > 0 && (at === winner || !isRunning) ? [at] : [],
  );
  if (run.used || offered.length === 0) return null;
  const id = pending === null ? undefined : experiment.variants[pending]?.id;
  return (
    <div className="cw-test-card__actions">
      {offered.map((at) => (
        <Button key={at} variant={at === winner ? 'primary' : 'secondary'} onClick={() => setPending(at)}>
          {`Use ${variantName(at)}`}
        </Button>
      ))}
      <ConfirmModal
        open={pending !== null}
        title={`Use ${variantName(pending ?? 1)}?`}
        message={`Shoppers see its settings at once, and checkout goes by them. The control keeps its name and its place in the store.${isRunning ? ' The test ends with it.' : ''} You can take that back.`}
        confirm={`Use ${variantName(pending ?? 1)}`}
        cancel="Cancel"
        busy={apply.isPending}
        onConfirm={() => {
          if (id !== undefined) apply.mutate(id, { onSettled: () => setPending(null) });
        }}
        onCancel={() => setPending(null)}
      />
    </div>
  );
}

function Alarms({ response: { sampleRatioOff, harmful } }: Pick<Shown, 'response'>) {
  return (
    <>
      {sampleRatioOff && (
        <Banner tone="critical" title="Visitors aren’t divided as they should be">
          <p>
            Chance alone does this less than once in 1,000 tests, so something keeps visitors of one variant
            from being counted. There is no verdict while it is so.
          </p>
        </Banner>
      )}
      {harmful.length > 0 && (
        <Banner tone="warning" title={`${harmful.map(variantName).join(' and ')} may do harm`}>
          <p>
            It has done much worse than the control on some day. That decides nothing; you may end the test
            without waiting for a check.
          </p>
        </Banner>
      )}
    </>
  );
}

function Notes({
  experiment: { context, autoOptimize },
  response: { inSeveral, others, countedUntil },
  timezone,
  formats,
}: Pick<Shown, 'experiment' | 'response' | 'formats'> & { readonly timezone: string }) {
  return (
    <div className="cw-test-card__notes">
      <p>
        {`Counted up to ${momentText(countedUntil, timezone)}: visitors who allow analytics and had ${CONTEXTS[context].counted} on their screen, with what they did from then on.`}
      </p>
      {autoOptimize && (
        <p>
          The verdict compares the variants day by day, because their shares change. The figures above are of
          all days together, and may differ from it.
        </p>
      )}
      {inSeveral > 0 && (
        <p>
          {`${inSeveral.toLocaleString(formats.locale)} ${inSeveral === 1 ? 'visitor' : 'visitors'} saw more than one variant and ${inSeveral === 1 ? 'is' : 'are'} left out.`}
        </p>
      )}
      {others.length > 0 && (
        <p>
          Other tests ran at the time:{' '}
          {others.map((other, at) => (
            <span key={other.id}>
              {at > 0 && ', '}
              <Link url={`/experiments/edit/${other.id}/`}>{other.name}</Link>
              {` (${runTimeText(other, formats)})`}
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** Number formats of daily figures by goal unit. */
const FORMATS = { rate: 'percent', amount: 'money', units: 'decimal' } as const;

/** Chart of each variant's cumulative results by day, with checks. */
function Days({ experiment, response, run, formats }: Shown) {
  const { days, checkDays, currency, countedUntil } = response;
  // Midnight counts as the end of the previous day.
  const dateOf = (at: string) => wallTime(Date.parse(at) - 1, run.timezone).date;
  const { measure, about } = GOALS[experiment.goalId];
  const columns = experiment.variants.map((_, at) => ({
    key: String(at),
    title: variantName(at),
    format: FORMATS[measure],
    about,
  }));
  const shown = { formats: { ...formats, currency: currency ?? 'USD' } };
  const glance = {
    asOf: countedUntil,
    currency: currency ?? 'USD',
    days: days.map(({ at, estimates }) => ({
      date: dateOf(at),
      values: Object.fromEntries(
        estimates.map(({ mean, visitors }, variant) => [
          variant,
          visitors === 0 ? null : measure === 'rate' ? mean * 100 : mean,
        ]),
      ),
    })),
    // Unmarked if every day has a check.
    marks: (experiment.autoOptimize ? [] : checkDays).map((day, check) => ({
      date: dateOf(days.find((each) => each.day === day)?.at ?? countedUntil),
      text: `Check ${check + 1}`,
      path: null,
    })),
  };
  return <DaysCard shown={shown} columns={columns} glance={glance} marksLabel="Checks" />;
}

import * as z from 'zod';
import { EXPERIMENT_CONTEXTS } from '../experiments/document/experiment-context';
import { experimentDocument } from '../experiments/document/experiment-document';
import { goalId } from '../experiments/document/goals';
import { EXPERIMENT_NAME_MISSING } from '../experiments/document/validate-experiment';
import { GROUPINGS } from '../experiments/goals/visitor-groups';
import { experimentRun } from '../experiments/run/experiment-run';
import { ofAnyLength } from '../texts/any-length';
import { isBlank } from '../texts/is-blank';
import { idText, text, upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { endpoint, noBody, noParams } from './endpoint';
import { pageQuery, pagination } from './paging';

/** Default and maximum page size of the list of tests. */
export const EXPERIMENTS_PER_PAGE = 25;

/** Test with the revision that the next save must name. Instants are ISO 8601 in UTC. */
export const savedExperiment = z.object({
  experiment: ofAnyLength(experimentDocument),
  revision: z.number().int(),
  /** Null for a draft. */
  run: experimentRun.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedExperiment = z.infer<typeof savedExperiment>;

/** Findings on a variant: see `core/experiments/decision/decision`. */
const FINDINGS = ['better', 'worse', 'open', 'none', 'few', 'stopped', 'withheld'] as const;

/** Test in the list, with the specification's names. */
const listedExperiment = z.object({
  id: z.string(),
  name: z.string(),
  context: z.enum(EXPERIMENT_CONTEXTS),
  revision: z.number().int(),
  goalId,
  autoOptimize: z.boolean(),
  /** Id of the control's document; null while none is chosen. */
  placeholderId: z.string().nullable(),
  variants: z.array(
    z.object({
      id: z.string(),
      control: z.boolean(),
      /** Percentage of all visitors. */
      traffic: z.number().nullable(),
      /** Name of the document; null if none is chosen, or if it was deleted. */
      shows: z.string().nullable(),
    }),
  ),
  updatedAt: z.string(),
  /** Null for a draft. */
  run: experimentRun.nullable(),
  /** Counts of a started test, as of the last counted day. `null` before the first. */
  counted: z
    .object({
      /** Number of finished days. */
      days: z.number().int(),
      visitors: z.number().int(),
      /** Findings on the main goal; see `Finding`. */
      findings: z.array(z.object({ variant: z.number().int(), kind: z.enum(FINDINGS) })),
    })
    .nullable(),
});
export type ListedExperiment = z.infer<typeof listedExperiment>;

/** Tests of a context, or all, newest first. Unreadable ones are left out. */
export const listExperiments = endpoint({
  method: 'GET',
  path: '/api/experiments/:context',
  params: z.strictObject({ context: z.enum(['all', ...EXPERIMENT_CONTEXTS]) }),
  query: pageQuery(EXPERIMENTS_PER_PAGE).extend({
    /** Search in names, ignoring case and accents. */
    search: text('search').default(''),
  }),
  body: noBody,
  response: z.object({ experiments: z.array(listedExperiment), pagination }),
});

/** Creates a draft with two variants. `id` makes the call idempotent. */
export const createExperiment = endpoint({
  method: 'POST',
  path: '/api/experiments',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    id: z.uuid().optional(),
    name: upTo(
      TEXT_LIMITS.experimentName,
      z
        .string()
        .trim()
        .refine((name) => !isBlank(name), EXPERIMENT_NAME_MISSING),
    ),
    context: z.enum(EXPERIMENT_CONTEXTS),
  }),
  response: z.object({ data: z.object({ id: z.string() }) }),
});

const experimentId = z.strictObject({ id: text('id') });

export const readExperiment = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: noParams,
  body: noBody,
  response: z.object({ data: savedExperiment }),
});

/**
 * Saves a test that was read at `revision`. 409 with the saved one if somebody saved it since; 422 with each
 * issue.
 */
export const saveExperiment = endpoint({
  method: 'PUT',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: noParams,
  body: z.strictObject({ setting: experimentDocument, revision: z.number().int() }),
  response: z.object({ data: savedExperiment }),
});

/** Mean and standard deviation of orders' values, in any unit. */
const orderSpread = z.strictObject({ mean: z.number(), deviation: z.number() });

/**
 * Spread of the shop’s orders of the last 30 days, limited to the latest 10,000, for each goal based on orders.
 * Amounts in subunits of the shop's currency. Null for fewer than 50 orders.
 */
export const readOrderSpreads = endpoint({
  method: 'GET',
  path: '/api/experiments/orders/spreads',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    orders: z.number().int(),
    spreads: z.object({ 1: orderSpread, 3: orderSpread, 7: orderSpread }).nullable(),
    /** ISO 4217; null if unknown. */
    currency: z.string().nullable(),
  }),
});

/**
 * Starts a test that was saved at `revision`: its documents are locked from then on, and its size, shares, goal
 * and last day can't be changed. `known` are the figures for planning: weekly visitors of the control, their rate
 * (0 to 1) for the main goal, and for goals based on orders the order rate and spread. 422 with the path of each
 * issue that prevents the start.
 */
export const startExperiment = endpoint({
  method: 'POST',
  path: '/api/experiments/saved/:id/start',
  params: experimentId,
  query: noParams,
  body: z.strictObject({
    revision: z.number().int(),
    known: z
      .strictObject({
        visitorsAWeek: z.number(),
        rate: z.number(),
        orders: orderSpread.nullable().default(null),
      })
      .nullable(),
  }),
  response: z.object({ data: savedExperiment }),
});

/** Ends a running test manually: undecided results remain so. An ended one is unchanged. */
export const endExperiment = endpoint({
  method: 'POST',
  path: '/api/experiments/saved/:id/end',
  params: experimentId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ data: savedExperiment }),
});

/**
 * Ends a test, and copies a variant's settings to the control as one step. The control keeps its id, name and
 * place. `null` reverts that: 409 if the control was saved since.
 */
export const applyVariant = endpoint({
  method: 'POST',
  path: '/api/experiments/saved/:id/apply',
  params: experimentId,
  query: noParams,
  body: z.strictObject({ variant: idText().nullable() }),
  response: z.object({ data: savedExperiment }),
});

const estimate = z.object({
  visitors: z.number().int(),
  events: z.number().int(),
  mean: z.number(),
  variance: z.number(),
});
const interval = z.object({ low: z.number(), high: z.number() });

const decision = z.object({
  check: z.number().int(),
  checks: z.number().int(),
  running: z.boolean(),
  winner: z.number().int().nullable(),
  findings: z.array(
    z.object({
      variant: z.number().int(),
      kind: z.enum(FINDINGS),
      check: z.number().int().nullable(),
      control: z.number(),
      mean: z.number(),
      interval: interval.nullable(),
      relative: interval.nullable(),
      gainRuledOut: z.boolean(),
    }),
  ),
});

const results = z.object({
  /** End of the counted time: now, or the test's end. */
  countedUntil: z.string(),
  /** Visitors who saw several variants, and are counted in none. */
  inSeveral: z.number().int(),
  /** By goal and variant, the control first. Amounts in subunits of `currency`. */
  goals: z.array(z.object({ goalId, estimates: z.array(estimate) })),
  /** Main goal at the end of each finished day. */
  days: z.array(z.object({ day: z.number().int(), at: z.string(), estimates: z.array(estimate) })),
  decision,
  guardrails: z.array(z.object({ goalId, decision })),
  /** Days after which checks were made. */
  checkDays: z.array(z.number().int()),
  nextCheckAt: z.string().nullable(),
  sampleRatioOff: z.boolean(),
  harmful: z.array(z.number().int()),
  /**
   * For a test that reallocates visitors: each variant's share (0 to 1) of every day's new visitors; null for
   * others.
   */
  shares: z.array(z.array(z.number())).nullable(),
  /** Other tests with an overlapping run. */
  others: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      startedAt: z.string(),
      /** Null while running. */
      endedAt: z.string().nullable(),
    }),
  ),
  /** Name of each variant's document; null if deleted. */
  shows: z.array(z.string().nullable()),
  /** ISO 4217; null if unknown. */
  currency: z.string().nullable(),
});
export type ExperimentResultsResponse = z.infer<typeof results>;

/** Results of a started test. 404 for a draft. */
export const readExperimentResults = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id/results',
  params: experimentId,
  query: noParams,
  body: noBody,
  response: z.object({ data: results }),
});

/** Maximum of visitor groups in a response, largest first. */
export const MAX_VISITOR_GROUPS = 20;

/**
 * Main goal of a test by visitor group, for exploration: no decisions are based on them. `until` is the end of the
 * results' counted time. Visitors deleted since are missing. 404 for a draft.
 */
export const readExperimentGroups = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id/groups',
  params: experimentId,
  query: z.strictObject({ by: z.enum(GROUPINGS), until: z.iso.datetime().max(40) }),
  body: noBody,
  response: z.object({
    /** Largest groups, most visitors first. `key`: a country (ISO 3166-1) or a device; null: unknown. */
    groups: z.array(z.object({ key: z.string().nullable(), estimates: z.array(estimate) })),
    /** Number of further groups. */
    smaller: z.number().int(),
    /** Visitors of all groups. */
    visitors: z.number().int(),
  }),
});
export type ExperimentGroupsResponse = z.infer<typeof readExperimentGroups.response>;

const goalRow = z.object({
  kind: z.enum(['visitor', 'orders', 'click', 'add', 'tier']),
  /** First occurrence, a UTC instant. */
  at: z.string(),
  /** Ids of the orders in Shopify. */
  orders: z.array(z.string()),
  /** Amount that it adds to the figure, in subunits or units; null if rows are counted. */
  amount: z.number().nullable(),
});
export type ListedGoalRow = z.infer<typeof goalRow>;

/**
 * Rows behind a figure of a variant (0 is the control), latest first: of a goal, or of its visitors. `until` is
 * the end of the results' counted time. Visitors deleted since are missing. 404 for a draft.
 */
export const listGoalRows = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id/rows',
  params: experimentId,
  query: pageQuery(EXPERIMENTS_PER_PAGE).extend({
    variant: z.coerce.number().int().nonnegative(),
    /** Absent: the visitors. */
    goalId: z.coerce.number().pipe(goalId).optional(),
    until: z.iso.datetime().max(40),
    /** Restricts to one visitor group; without `group`, to visitors whose group is unknown. Absent: all. */
    by: z.enum(GROUPINGS).optional(),
    group: text('id').optional(),
  }),
  body: noBody,
  response: z.object({
    rows: z.array(goalRow),
    /** Visitors of the variant. */
    visitors: z.number().int(),
    /** Sum of all rows' amounts; null if rows are counted. */
    sum: z.number().nullable(),
    pagination,
  }),
});

/** Deletes a test that was read at `revision`. Can't be undone. Its documents are kept. 409 while it runs. */
export const deleteExperiment = endpoint({
  method: 'DELETE',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

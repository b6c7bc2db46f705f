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

/** Size of a page of the list of tests, and at most. */
export const EXPERIMENTS_PER_PAGE = 25;

/** A test with the revision that a save must name. Instants are ISO 8601 in UTC. */
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

/** A row of the list. Names are those of the specification. */
const listedExperiment = z.object({
  id: z.string(),
  name: z.string(),
  context: z.enum(EXPERIMENT_CONTEXTS),
  revision: z.number().int(),
  goalId,
  autoOptimize: z.boolean(),
  /** Whose place the variants take: what the control shows; null while that isn't chosen. */
  placeholderId: z.string().nullable(),
  variants: z.array(
    z.object({
      id: z.string(),
      control: z.boolean(),
      /** Percent of all visitors. */
      traffic: z.number().nullable(),
      /** Name of what it shows; null while nothing is chosen, and where that is deleted. */
      shows: z.string().nullable(),
    }),
  ),
  updatedAt: z.string(),
  /** Null for a draft. */
  run: experimentRun.nullable(),
  /** Of one that was started: as of the last day that was counted. `null` before the first. */
  counted: z
    .object({
      /** Days that are over. */
      days: z.number().int(),
      visitors: z.number().int(),
      /** What was found of the main goal; see `Finding`. */
      findings: z.array(z.object({ variant: z.number().int(), kind: z.enum(FINDINGS) })),
    })
    .nullable(),
});
export type ListedExperiment = z.infer<typeof listedExperiment>;

/** The tests of a context, or all: those that were created last at first. One that this version can't read is left out. */
export const listExperiments = endpoint({
  method: 'GET',
  path: '/api/experiments/:context',
  params: z.strictObject({ context: z.enum(['all', ...EXPERIMENT_CONTEXTS]) }),
  query: pageQuery(EXPERIMENTS_PER_PAGE).extend({
    /** Of names, whatever their case and accents. */
    search: text('search').default(''),
  }),
  body: noBody,
  response: z.object({ experiments: z.array(listedExperiment), pagination }),
});

/** Creates a draft of two variants. `id` names what is made: made again under the same id, it is what was made. */
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

/** Saves a test that was read at `revision`. 409 with what is saved when somebody else saved it since; 422 with each problem. */
export const saveExperiment = endpoint({
  method: 'PUT',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: noParams,
  body: z.strictObject({ setting: experimentDocument, revision: z.number().int() }),
  response: z.object({ data: savedExperiment }),
});

/** Mean and standard deviation of what orders have, in any unit. */
const orderSpread = z.strictObject({ mean: z.number(), deviation: z.number() });

/**
 * Spread of the shop’s orders of the last 30 days, of at most the latest 10,000: for each goal that is made of orders.
 * Amounts in subunits of the shop's currency. Null where there are fewer than 50.
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
    /** ISO 4217; null while it isn't known. */
    currency: z.string().nullable(),
  }),
});

/**
 * Starts a test that was saved at `revision`: what it tests is locked from then on, and neither it nor its size, shares, goal
 * and last day can be changed. `known` is what it is planned by: visitors a week where the control is shown, the part of them
 * (0 to 1) that reaches the main goal, and for a goal that is made of orders the part that orders and what their orders have.
 * 422 with the place of each thing that keeps it from being started.
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

/** Ends a running test by hand: what isn't decided then never is. One that has ended stays as it is. */
export const endExperiment = endpoint({
  method: 'POST',
  path: '/api/experiments/saved/:id/end',
  params: experimentId,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ data: savedExperiment }),
});

/**
 * Ends a test, and gives the control the settings of a variant, as one step. The control keeps its id, name and place. `null`
 * takes that back: 409 where the control was saved since.
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
  /** Until when is counted: now, or the end. */
  countedUntil: z.string(),
  /** Visitors who saw several variants, who are in none. */
  inSeveral: z.number().int(),
  /** By goal, of each variant, the control first. Amounts in subunits of `currency`. */
  goals: z.array(z.object({ goalId, estimates: z.array(estimate) })),
  /** Of the main goal, at the end of each day that is over. */
  days: z.array(z.object({ day: z.number().int(), at: z.string(), estimates: z.array(estimate) })),
  decision,
  guardrails: z.array(z.object({ goalId, decision })),
  /** The days after which checks were made. */
  checkDays: z.array(z.number().int()),
  nextCheckAt: z.string().nullable(),
  sampleRatioOff: z.boolean(),
  harmful: z.array(z.number().int()),
  /** Of a test that moves its visitors: the share of each variant (0 to 1) of those who came on each day; null of others. */
  shares: z.array(z.array(z.number())).nullable(),
  /** Other tests that ran at the time. */
  others: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      startedAt: z.string(),
      /** Null while it runs. */
      endedAt: z.string().nullable(),
    }),
  ),
  /** What each variant shows; null where that is deleted. */
  shows: z.array(z.string().nullable()),
  /** ISO 4217; null while it isn't known. */
  currency: z.string().nullable(),
});
export type ExperimentResultsResponse = z.infer<typeof results>;

/** Results of a test that was started. 404 for a draft. */
export const readExperimentResults = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id/results',
  params: experimentId,
  query: noParams,
  body: noBody,
  response: z.object({ data: results }),
});

/** Most groups of visitors that are answered: the largest. */
export const MAX_VISITOR_GROUPS = 20;

/**
 * The main goal of a test by groups of its visitors, to explore: nothing is decided by them. `until` is what the results were
 * counted up to. Visitors who were forgotten since are missing. 404 for a draft.
 */
export const readExperimentGroups = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id/groups',
  params: experimentId,
  query: z.strictObject({ by: z.enum(GROUPINGS), until: z.iso.datetime().max(40) }),
  body: noBody,
  response: z.object({
    /** The largest, those with most visitors at first. `key`: a country (ISO 3166-1) or a device; null: not known. */
    groups: z.array(z.object({ key: z.string().nullable(), estimates: z.array(estimate) })),
    /** Groups that aren't among them. */
    smaller: z.number().int(),
    /** Visitors of all groups. */
    visitors: z.number().int(),
  }),
});
export type ExperimentGroupsResponse = z.infer<typeof readExperimentGroups.response>;

const goalRow = z.object({
  kind: z.enum(['visitor', 'orders', 'click', 'add', 'tier']),
  /** UTC instant: the first time. */
  at: z.string(),
  /** Ids of the orders in Shopify. */
  orders: z.array(z.string()),
  /** What it adds to the figure: subunits, or units; null where rows are counted. */
  amount: z.number().nullable(),
});
export type ListedGoalRow = z.infer<typeof goalRow>;

/**
 * Rows behind a figure of a variant (0 is the control), the latest at first: of a goal, or of its visitors. `until` is what the
 * results were counted up to. Visitors who were forgotten since are missing. 404 for a draft.
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
    /** Of one group of visitors alone, and which; without `group` of those of whom it isn't known. Absent: of all. */
    by: z.enum(GROUPINGS).optional(),
    group: text('id').optional(),
  }),
  body: noBody,
  response: z.object({
    rows: z.array(goalRow),
    /** Visitors of the variant. */
    visitors: z.number().int(),
    /** What the amounts of all rows come to; null where rows are counted. */
    sum: z.number().nullable(),
    pagination,
  }),
});

/** Deletes a test that was read at `revision`, for good. What it tests stays. 409 while it runs. */
export const deleteExperiment = endpoint({
  method: 'DELETE',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  response: z.object({ successful: z.literal(true) }),
});

import * as z from 'zod';
import { EXPERIMENT_CONTEXTS } from '../experiments/document/experiment-context';
import { experimentDocument } from '../experiments/document/experiment-document';
import { goalId } from '../experiments/document/goals';
import { EXPERIMENT_NAME_MISSING } from '../experiments/document/validate-experiment';
import { ofAnyLength } from '../texts/any-length';
import { isBlank } from '../texts/is-blank';
import { text, upTo } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { endpoint, noBody, noParams } from './endpoint';
import { pageQuery, pagination } from './paging';

/** How many tests a page of their list has, and at most. */
export const EXPERIMENTS_PER_PAGE = 25;

/** A test with the revision that a save must name. Instants are ISO 8601 in UTC. */
export const savedExperiment = z.object({
  experiment: ofAnyLength(experimentDocument),
  revision: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedExperiment = z.infer<typeof savedExperiment>;

/** A row of the list. Names are those of the specification. */
const listedExperiment = z.object({
  id: z.string(),
  name: z.string(),
  context: z.enum(EXPERIMENT_CONTEXTS),
  revision: z.number().int(),
  goalId,
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
  answer: z.object({ experiments: z.array(listedExperiment), pagination }),
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
  answer: z.object({ data: z.object({ id: z.string() }) }),
});

const experimentId = z.strictObject({ id: text('id') });

export const readExperiment = endpoint({
  method: 'GET',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: noParams,
  body: noBody,
  answer: z.object({ data: savedExperiment }),
});

/** Saves a test that was read at `revision`. 409 with what is saved when somebody else saved it since; 422 with each problem. */
export const saveExperiment = endpoint({
  method: 'PUT',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: noParams,
  body: z.strictObject({ setting: experimentDocument, revision: z.number().int() }),
  answer: z.object({ data: savedExperiment }),
});

/** Deletes a test that was read at `revision`, for good. What it tests stays. */
export const deleteExperiment = endpoint({
  method: 'DELETE',
  path: '/api/experiments/saved/:id',
  params: experimentId,
  query: z.strictObject({ revision: z.coerce.number().int() }),
  body: noBody,
  answer: z.object({ successful: z.literal(true) }),
});

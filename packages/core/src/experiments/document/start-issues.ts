import { type Issue, issue } from '../../editing/issue';
import { type ExperimentDocument, variantName } from './experiment-document';
import type { ExperimentPlan } from './experiment-plan';
import { GOALS } from './goals';

/** A document that a variant can show, as far as a start asks. */
export interface StartableDocument {
  readonly name: string;
  /** Of one kind are those that can take each other's place; null: it isn't shown in pages. */
  readonly kind: string | null;
  /** Whether shoppers would see something of it. */
  readonly isShown: boolean;
  /** Whether what shoppers do with it is counted. */
  readonly isTracked: boolean;
  /** The name of the running test that has it; null: none. */
  readonly runningTest: string | null;
}

/** Why nothing but widgets can be tested yet; undefined for these. */
export const CANT_RUN: Readonly<Record<ExperimentDocument['context'], string | undefined>> = {
  widget: undefined,
  smart_cart:
    'Tests of carts can’t be started in this version: checkout doesn’t know yet which cart a shopper was shown.',
  collection:
    'Tests of campaigns can’t be started in this version: lists of products are answered without knowing the shopper.',
  search:
    'Tests of search results can’t be started in this version: a shop has one results page, and nothing to test it against.',
};

/**
 * Issues that keep a valid test from being started, each with its place. `documents` are those of the shop, by id; `plan` is what the
 * test was planned with.
 */
export function startIssues(
  document: ExperimentDocument,
  documents: ReadonlyMap<string, StartableDocument>,
  plan: ExperimentPlan,
): Issue[] {
  const { context, variants, goalId } = document;
  const cant = CANT_RUN[context];
  if (cant !== undefined) return [issue('context', ['context'], cant)];
  const [control] = variants;
  const kind = documents.get(control?.documentId ?? '')?.kind ?? null;
  return [
    ...variants.flatMap(({ documentId }, at) => {
      const message = variantFault(documentId, at, { documents, kind, isClicks: goalId === 4 });
      return message === null ? [] : [issue('start', ['variants', at, 'documentId'], message)];
    }),
    ...planIssues(document, plan),
  ];
}

function variantFault(
  documentId: string | null,
  at: number,
  {
    documents,
    kind,
    isClicks,
  }: {
    readonly documents: ReadonlyMap<string, StartableDocument>;
    readonly kind: string | null;
    readonly isClicks: boolean;
  },
): string | null {
  if (documentId === null) return `Choose what ${variantName(at)} shows.`;
  const shown = documents.get(documentId);
  if (!shown) return 'It no longer exists. Choose something else.';
  const { name } = shown;
  if (shown.kind === null) return `“${name}” isn’t shown in pages of the store. Choose another widget.`;
  if (!shown.isShown) return `Shoppers see nothing of “${name}”. Choose products for it, or publish it.`;
  if (kind !== null && shown.kind !== kind)
    return `“${name}” is another kind of widget than the control, and can’t take its place.`;
  if (shown.runningTest !== null)
    return `“${name}” is in the running test “${shown.runningTest}”. One test at a time can have it.`;
  if (isClicks && !shown.isTracked)
    return `Clicks in “${name}” aren’t counted. Turn on its tracking, or choose another goal.`;
  return null;
}

/** What a plan is missing, by what the goal is measured in. */
const UNKNOWN = {
  rate: 'Enter the visitors a week, and the rate now.',
  amount: 'Enter the visitors a week, the conversion now, and what orders come to.',
  units: 'Enter the visitors a week, the conversion now, and how many units orders have.',
} as const;

function planIssues({ goalId }: ExperimentDocument, plan: ExperimentPlan): Issue[] {
  switch (plan.kind) {
    case 'size':
      return [];
    case 'too_few': {
      const message = `Too few visitors: in ${plan.weeks} weeks, the longest a test runs, they find a change of ${Math.ceil(plan.gain * 10) / 10} % or more.`;
      return [issue('plan', ['smallestGain'], message)];
    }
    case 'unknown':
      return [issue('plan', ['smallestGain'], UNKNOWN[GOALS[goalId].measure])];
    default:
      return plan satisfies never;
  }
}

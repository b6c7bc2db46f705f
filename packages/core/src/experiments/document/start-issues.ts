import { type Issue, issue } from '../../editing/issue';
import { type ExperimentDocument, variantName } from './experiment-document';
import type { ExperimentPlan } from './experiment-plan';
import { GOALS } from './goals';
import { campaignFault, type StartableCampaign } from './startable-campaign';
import { cartFault, type StartableCart } from './startable-cart';
import { type StartableWidget, widgetFault } from './startable-widget';

/** Documents of a shop that variants can show, by their ids. */
export interface StartableDocuments {
  readonly widgets: ReadonlyMap<string, StartableWidget>;
  readonly carts: ReadonlyMap<string, StartableCart>;
  readonly campaigns: ReadonlyMap<string, StartableCampaign>;
}

/** Reason why a context can’t be tested yet; undefined if it can. */
export const CANT_RUN: Readonly<Record<ExperimentDocument['context'], string | undefined>> = {
  widget: undefined,
  smart_cart: undefined,
  collection: undefined,
  search:
    'Tests of search results can’t be started in this version: a shop has one results page, and nothing to test it against.',
};

/**
 * Issues that keep a valid test from being started, each with its path. `documents` include at least those of its
 * variants; `plan` is the plan of the test.
 */
export function startIssues(
  document: ExperimentDocument,
  documents: StartableDocuments,
  plan: ExperimentPlan,
): Issue[] {
  const cant = CANT_RUN[document.context];
  if (cant !== undefined) return [issue('context', ['context'], cant)];
  return [...variantIssues(document, documents, plan), ...planIssues(document, plan)];
}

/** Start issues of the test itself: a variant without a document, or a missing plan. */
export function unfilledIssues(document: ExperimentDocument, plan: ExperimentPlan): Issue[] {
  return [...unchosenIssues(document), ...planIssues(document, plan)];
}

function unchosenIssues({ variants }: ExperimentDocument): Issue[] {
  return variants.flatMap(({ documentId }, at) =>
    documentId === null
      ? [issue('start', ['variants', at, 'documentId'], `Choose what ${variantName(at)} shows.`)]
      : [],
  );
}

/** Start issues of the documents of the variants. */
function variantIssues(
  document: ExperimentDocument,
  { widgets, carts, campaigns }: StartableDocuments,
  plan: ExperimentPlan,
): Issue[] {
  const { context, variants, goalId } = document;
  const weeks = plan.kind === 'size' ? plan.plan.weeks : 0;
  const controlId = variants[0]?.documentId ?? '';
  const faultOf = (id: string, at: number): string | null => {
    const [widget, cart, campaign] = [widgets.get(id), carts.get(id), campaigns.get(id)];
    if (context === 'widget' && widget)
      return widgetFault(widget, widgets.get(controlId), { isClicks: goalId === 4 });
    if (context === 'smart_cart' && cart)
      return cartFault(cart, carts.get(controlId), { isControl: at === 0, goalId });
    if (context === 'collection' && campaign) return campaignFault(campaign, { isControl: at === 0, weeks });
    return 'It no longer exists. Choose something else.';
  };
  const faults = variants.flatMap(({ documentId }, at) => {
    const message = documentId === null ? null : faultOf(documentId, at);
    return message === null ? [] : [issue('start', ['variants', at, 'documentId'], message)];
  });
  return [...unchosenIssues(document), ...faults];
}

/** Message for an unknown plan, by the measure of the goal. */
const UNKNOWN = {
  rate: (name: string) => `Enter the visitors a week, and the ${name} now.`,
  amount: () => 'Enter the visitors a week, the conversion now, and what orders come to.',
  units: () => 'Enter the visitors a week, the conversion now, and how many units orders have.',
} as const;

function planIssues({ goalId }: ExperimentDocument, plan: ExperimentPlan): Issue[] {
  switch (plan.kind) {
    case 'size':
      return [];
    case 'too_few': {
      const message = `Too few visitors for so small a gain. With these, enter ${Math.ceil(plan.gain * 10) / 10} % or more.`;
      return [issue('plan', ['smallestGain'], message)];
    }
    case 'unknown':
      return [
        issue('plan', ['smallestGain'], UNKNOWN[GOALS[goalId].measure](GOALS[goalId].name.toLowerCase())),
      ];
    default:
      return plan satisfies never;
  }
}

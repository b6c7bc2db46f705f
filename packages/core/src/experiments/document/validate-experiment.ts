import { type Issue, issue } from '../../editing/issue';
import { isBlank } from '../../texts/is-blank';
import { dedupedIssues, lengthIssues } from '../../texts/length-issues';
import { type ExperimentDocument, experimentDocument } from './experiment-document';
import { goalsOf, isByOrder } from './goals';

export const EXPERIMENT_NAME_MISSING = 'Enter a name.';

/** Limits of the gain in percent that a test can be planned for. */
const MIN_GAIN = 0.5;
const MAX_GAIN = 500;

/** Validation issues of a test. */
export function validateExperiment(document: ExperimentDocument): Issue[] {
  const issues = [
    ...(isBlank(document.name) ? [issue('blank', ['name'], EXPERIMENT_NAME_MISSING)] : []),
    ...variantIssues(document),
    ...goalIssues(document),
    ...optimiseIssues(document),
  ];
  return [...issues, ...dedupedIssues(lengthIssues(experimentDocument, document), issues)];
}

function variantIssues({ variants }: ExperimentDocument): Issue[] {
  if (variants.length < 2) {
    return [issue('variants', ['variants'], 'Add a variant to test against the control.')];
  }
  const issues: Issue[] = [];
  const shown = variants.map(({ documentId }) => documentId);
  const ids = variants.map(({ id }) => id);
  for (const [at, { id, documentId, traffic }] of variants.entries()) {
    const place = ['variants', at];
    if (ids.indexOf(id) < at) {
      issues.push(issue('duplicate', [...place, 'id'], 'A variant is there twice. Remove one of them.'));
    }
    if (documentId !== null && shown.indexOf(documentId) < at) {
      const message = 'Another variant shows the same. Choose something else.';
      issues.push(issue('duplicate', [...place, 'documentId'], message));
    }
    if (traffic === null || !Number.isInteger(traffic) || traffic < 1 || traffic > 99) {
      issues.push(issue('number', [...place, 'traffic'], 'Enter a whole number from 1 to 99.'));
    }
  }
  const sum = variants.reduce((all, { traffic }) => all + (traffic ?? 0), 0);
  const areNumbers = !issues.some(({ code }) => code === 'number');
  if (areNumbers && sum !== 100) {
    issues.push(issue('sum', ['variants'], `The shares add up to ${sum} %. Make them 100 % together.`));
  }
  return issues;
}

function goalIssues({ context, goalId, guardrails, smallestGain }: ExperimentDocument): Issue[] {
  const issues: Issue[] = [];
  const possible = goalsOf(context);
  if (!possible.includes(goalId)) {
    issues.push(issue('goal', ['goalId'], 'This can’t be measured here. Choose another goal.'));
  }
  for (const [at, guardrail] of guardrails.entries()) {
    const place = ['guardrails', at];
    if (guardrail === goalId) {
      issues.push(issue('goal', place, 'This is the main goal. Remove it from what must not get worse.'));
    } else if (guardrails.indexOf(guardrail) < at) {
      issues.push(issue('duplicate', place, 'A goal is there twice. Remove one of them.'));
    } else if (!possible.includes(guardrail)) {
      issues.push(issue('goal', place, 'This can’t be measured here. Remove it.'));
    }
  }
  if (smallestGain === null || !(smallestGain >= MIN_GAIN && smallestGain <= MAX_GAIN)) {
    issues.push(issue('number', ['smallestGain'], `Enter a number from ${MIN_GAIN} to ${MAX_GAIN}.`));
  }
  return issues;
}

/** Reason why a test can't be optimized automatically; null if it can. */
export function optimizeFault({
  variants,
  context,
  goalId,
  guardrails,
}: Pick<ExperimentDocument, 'variants' | 'context' | 'goalId' | 'guardrails'>): string | null {
  if (context !== 'widget') return 'Only tests of widgets can be optimized automatically.';
  if (variants.length < 3) return 'Needs three variants or more: with two, each keeps half of the visitors.';
  if ([goalId, ...guardrails].some(isByOrder))
    return 'Needs goals that are counted per visitor, not per order.';
  return null;
}

function optimiseIssues(document: ExperimentDocument): Issue[] {
  const fault = document.autoOptimize ? optimizeFault(document) : null;
  return fault === null ? [] : [issue('optimize', ['autoOptimize'], `${fault} Otherwise turn this off.`)];
}

/** Valid test, normalized for storage. */
export function storedExperiment(document: ExperimentDocument): ExperimentDocument {
  return { ...document, name: document.name.trim() };
}

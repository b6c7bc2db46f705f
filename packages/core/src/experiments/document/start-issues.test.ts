import { expect, test } from 'vitest';
import { type ExperimentDocument, newExperiment } from './experiment-document';
import type { ExperimentPlan } from './experiment-plan';
import { type StartableDocument, startIssues } from './start-issues';

const PLAN: ExperimentPlan = { kind: 'size', plan: { weeks: 2, visitors: 1_000, lastWeek: 4 } };
const widget: StartableDocument = {
  name: 'Round',
  kind: 'widget',
  isShown: true,
  isTracked: true,
  runningTest: null,
};

function aTest(changes: Partial<ExperimentDocument> = {}): ExperimentDocument {
  const made = newExperiment('test', 'Round or square', 'widget', ['control', 'b']);
  const variants = made.variants.map((each, at) => ({ ...each, documentId: String(at + 1) }));
  return { ...made, variants, ...changes };
}

const faults = (
  second: Partial<StartableDocument> | null,
  changes: Partial<ExperimentDocument> = {},
  plan: ExperimentPlan = PLAN,
) => {
  const documents = new Map([['1', widget]]);
  if (second) documents.set('2', { ...widget, name: 'Square', ...second });
  return startIssues(aTest(changes), documents, plan).map(({ path, message }) => [path.join('.'), message]);
};

test('a test of two widgets that are shown, planned, can be started', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [null, 'It no longer exists'],
  [{ kind: null }, '“Square” isn’t shown in pages of the store'],
  [{ kind: 'bundle' }, '“Square” is another kind of widget than the control'],
  [{ isShown: false }, 'Shoppers see nothing of “Square”'],
  [{ runningTest: 'Other' }, '“Square” is in the running test “Other”'],
])('%o keeps it from being started, at the variant', (second, message) => {
  expect(faults(second)).toEqual([['variants.1.documentId', expect.stringContaining(message)]]);
});

test('clicks can only be the goal where they are counted', () => {
  expect(faults({ isTracked: false })).toEqual([]);
  expect(faults({ isTracked: false }, { goalId: 4 })).toEqual([
    ['variants.1.documentId', expect.stringContaining('Clicks in “Square” aren’t counted')],
  ]);
});

test('nothing chosen, too few visitors, no plan, and what isn’t a widget', () => {
  const [control] = aTest().variants;
  const nothing = { id: 'b', documentId: null, traffic: 50 };
  expect(faults({}, { variants: control ? [control, nothing] : [] })).toEqual([
    ['variants.1.documentId', 'Choose what B shows.'],
  ]);
  expect(faults({}, {}, { kind: 'too_few', weeks: 8, gain: 12.96 })).toEqual([
    ['smallestGain', expect.stringContaining('a change of 13 % or more')],
  ]);
  expect(faults({}, { goalId: 1 }, { kind: 'unknown' })).toEqual([
    ['smallestGain', expect.stringContaining('what orders come to')],
  ]);
  expect(faults({}, { context: 'smart_cart' })).toEqual([['context', expect.stringContaining('checkout')]]);
});

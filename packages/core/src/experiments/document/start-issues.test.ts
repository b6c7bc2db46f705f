import { expect, test } from 'vitest';
import { aBar, aConfig, buyMore, shipping } from '../../testing/a-config';
import { type ExperimentDocument, newExperiment } from './experiment-document';
import type { ExperimentPlan } from './experiment-plan';
import { type StartableDocuments, startIssues, unfilledIssues } from './start-issues';
import type { StartableCampaign } from './startable-campaign';
import type { StartableCart } from './startable-cart';
import type { StartableWidget } from './startable-widget';

const PLAN: ExperimentPlan = { kind: 'size', plan: { weeks: 2, visitors: 1_000, lastWeek: 4 } };
const NOTHING: StartableDocuments = { widgets: new Map(), carts: new Map(), campaigns: new Map() };
const widget: StartableWidget = {
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
  second: Partial<StartableWidget> | null,
  changes: Partial<ExperimentDocument> = {},
  plan: ExperimentPlan = PLAN,
) => {
  const documents = new Map([['1', widget]]);
  if (second) documents.set('2', { ...widget, name: 'Square', ...second });
  return startIssues(aTest(changes), { ...NOTHING, widgets: documents }, plan).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
};

test('a planned test of two visible widgets can start', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [null, 'It no longer exists'],
  [{ kind: null }, '“Square” isn’t shown in pages of the store'],
  [{ kind: 'bundle' }, '“Square” is another kind of widget than the control'],
  [{ isShown: false }, 'Shoppers see nothing of “Square”'],
  [{ runningTest: 'Other' }, '“Square” is in the running test “Other”'],
])('%o blocks the start at the variant', (second, message) => {
  expect(faults(second)).toEqual([['variants.1.documentId', expect.stringContaining(message)]]);
});

test('clicks can be the goal only where they are counted', () => {
  expect(faults({ isTracked: false })).toEqual([]);
  expect(faults({ isTracked: false }, { goalId: 4 })).toEqual([
    ['variants.1.documentId', expect.stringContaining('Clicks in “Square” aren’t counted')],
  ]);
});

test('reports missing choices, too few visitors and a missing plan', () => {
  const [control] = aTest().variants;
  const nothing = { id: 'b', documentId: null, traffic: 50 };
  expect(faults({}, { variants: control ? [control, nothing] : [] })).toEqual([
    ['variants.1.documentId', 'Choose what B shows.'],
  ]);
  expect(faults({}, {}, { kind: 'too_few', weeks: 8, gain: 12.96 })).toEqual([
    ['smallestGain', 'Too few visitors for so small a gain. With these, enter 13 % or more.'],
  ]);
  expect(faults({}, { goalId: 1 }, { kind: 'unknown' })).toEqual([
    ['smallestGain', expect.stringContaining('what orders come to')],
  ]);
  expect(faults({}, { context: 'search' })).toEqual([['context', expect.stringContaining('search results')]]);
});

const cart: StartableCart = {
  name: 'Main',
  isCandidate: true,
  runningTest: null,
  rewards: aConfig([aBar([shipping(50)])]),
};

const cartFaults = (
  { control, b }: { control?: Partial<StartableCart>; b?: Partial<StartableCart> },
  changes: Partial<ExperimentDocument> = {},
) => {
  const carts = new Map([
    ['1', { ...cart, ...control }],
    ['2', { ...cart, name: 'Calm', isCandidate: false, ...b }],
  ]);
  const test = aTest({ context: 'smart_cart', ...changes });
  return startIssues(test, { ...NOTHING, carts }, PLAN).map(({ path, message }) => [path[1], message]);
};

test('carts can be tested with any rewards, enabled or not', () => {
  expect(cartFaults({})).toEqual([]);
  const volume = buyMore('percentage', [[2, 10]], []);
  expect(cartFaults({ b: { rewards: aConfig([aBar([shipping(60)])], volume) } })).toEqual([]);
  expect(cartFaults({ b: { isCandidate: true } })).toEqual([]);
});

test.each<[string, Partial<StartableCart>, string]>([
  [
    'different attribution tracking',
    { rewards: { ...aConfig([aBar([shipping(50)])]), attribution: false } },
    'Turn it on or off in both.',
  ],
  ['rewards that can’t be prepared', { rewards: null }, '“Calm” can’t be shown in the store'],
  ['another running test', { runningTest: 'Other' }, '“Calm” is in the running test “Other”'],
])('a variant with %s blocks a cart test', (_, b, message) => {
  expect(cartFaults({ b })).toEqual([[1, expect.stringContaining(message)]]);
});

test('the control must be enabled and count the goal', () => {
  expect(cartFaults({ control: { isCandidate: false } })).toEqual([
    [0, expect.stringContaining('“Main” is off')],
  ]);
  const untracked = { rewards: { ...aConfig([aBar([shipping(50)])]), attribution: false } };
  expect(cartFaults({ control: untracked, b: untracked })).toEqual([]);
  expect(cartFaults({ control: untracked, b: untracked }, { goalId: 5 })).toEqual([
    [0, expect.stringContaining('isn’t counted')],
  ]);
});

const campaign: StartableCampaign = {
  name: 'Spring',
  isLive: true,
  holds: true,
  daysLeft: Number.POSITIVE_INFINITY,
  runningTest: null,
};

const campaignFaults = (control: Partial<StartableCampaign>, b: Partial<StartableCampaign> = {}) => {
  const campaigns = new Map([
    ['1', { ...campaign, ...control }],
    ['2', { ...campaign, name: 'Wide', isLive: false, holds: false, daysLeft: 0, ...b }],
  ]);
  return startIssues(aTest({ context: 'collection' }), { ...NOTHING, campaigns }, PLAN).map(
    ({ path, message }) => [path[1], message],
  );
};

test('a visible campaign can be tested against any other, whatever its dates and collections', () => {
  expect(campaignFaults({})).toEqual([]);
  expect(campaignFaults({ daysLeft: 14 })).toEqual([]);
  expect(campaignFaults({}, { isLive: true, holds: true })).toEqual([]);
});

test.each<[string, Partial<StartableCampaign>, string]>([
  ['a draft', { isLive: false, holds: false }, '“Spring” isn’t live'],
  ['a campaign others precede everywhere', { holds: false }, 'other campaigns take precedence everywhere'],
  ['a campaign that ends too soon', { daysLeft: 13.9 }, 'ends before the 2 weeks'],
  ['a campaign in a running test', { runningTest: 'Other' }, '“Spring” is in the running test “Other”'],
])('%s can’t be the control', (_, control, message) => {
  expect(campaignFaults(control)).toEqual([[0, expect.stringContaining(message)]]);
});

test('a campaign in another running test can’t be a variant', () => {
  expect(campaignFaults({}, { runningTest: 'Other' })).toEqual([
    [1, expect.stringContaining('“Wide” is in the running test “Other”')],
  ]);
});

test('unfilled fields are reported without the shop’s data', () => {
  const empty = aTest({ variants: aTest().variants.map((variant) => ({ ...variant, documentId: null })) });
  expect(unfilledIssues(empty, { kind: 'unknown' }).map(({ message }) => message)).toEqual([
    'Choose what Control shows.',
    'Choose what B shows.',
    'Enter the visitors a week, and the conversion now.',
  ]);
  expect(unfilledIssues(aTest(), PLAN)).toEqual([]);
});

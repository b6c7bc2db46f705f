import { describe, expect, test } from 'vitest';
import { differences } from '../../editing/difference';
import { EXPERIMENT } from './experiment-definition';
import { type ExperimentDocument, equalTraffic, newExperiment, variantName } from './experiment-document';
import { experimentPlan } from './experiment-plan';
import { goalsOf } from './goals';

const NEW = newExperiment('test-1', 'Round or square', 'widget', ['control', 'b']);
const control = { id: 'control', documentId: '11', traffic: 50 };
const b = { id: 'b', documentId: '12', traffic: 50 };
const WHOLE: ExperimentDocument = { ...NEW, variants: [control, b] };

const issuesOf = (changes: Partial<ExperimentDocument>) =>
  EXPERIMENT.validate({ ...WHOLE, ...changes }).map(({ path, message }) => [path.join('.'), message]);

describe('experiment validation', () => {
  test('accepts a new experiment and a complete one', () => {
    expect(EXPERIMENT.validate(NEW)).toEqual([]);
    expect(EXPERIMENT.validate(WHOLE)).toEqual([]);
  });

  test('requires a name', () => {
    expect(issuesOf({ name: '  ' })).toEqual([['name', 'Enter a name.']]);
  });

  test('rejects a missing or duplicate variant', () => {
    expect(issuesOf({ variants: [control] })).toEqual([
      ['variants', 'Add a variant to test against the control.'],
    ]);
    expect(issuesOf({ variants: [control, { ...b, documentId: '11' }] })).toEqual([
      ['variants.1.documentId', 'Another variant shows the same. Choose something else.'],
    ]);
    expect(issuesOf({ variants: [control, { ...b, id: 'control' }] })).toEqual([
      ['variants.1.id', 'A variant is there twice. Remove one of them.'],
    ]);
  });

  test('rejects invalid shares and shares that don’t add up', () => {
    expect(issuesOf({ variants: [control, { ...b, traffic: 40 }] })).toEqual([
      ['variants', 'The shares add up to 90 %. Make them 100 % together.'],
    ]);
    for (const traffic of [null, 0, 100, 49.5, Number.NaN]) {
      expect(issuesOf({ variants: [control, { ...b, traffic }] })).toEqual([
        ['variants.1.traffic', 'Enter a whole number from 1 to 99.'],
      ]);
    }
  });

  test('rejects goals unavailable for the surface, and duplicates', () => {
    expect(goalsOf('smart_cart')).toEqual([1, 2, 3, 5, 6, 7]);
    expect(goalsOf('widget')).toEqual([1, 2, 3, 4, 6, 7]);
    expect(issuesOf({ goalId: 5 })).toEqual([
      ['goalId', 'This can’t be measured here. Choose another goal.'],
    ]);
    expect(issuesOf({ guardrails: [2, 1, 1, 5] })).toEqual([
      ['guardrails.0', 'This is the main goal. Remove it from what must not get worse.'],
      ['guardrails.2', 'A goal is there twice. Remove one of them.'],
      ['guardrails.3', 'This can’t be measured here. Remove it.'],
    ]);
  });

  test('rejects a smallest gain out of range', () => {
    for (const smallestGain of [null, 0, 501, Number.NaN]) {
      expect(issuesOf({ smallestGain })).toEqual([['smallestGain', 'Enter a number from 0.5 to 500.']]);
    }
  });
});

test('reads stored documents and rejects others', () => {
  const stored = JSON.parse(JSON.stringify(EXPERIMENT.normalize?.({ ...WHOLE, name: ' Round ' })));
  expect(EXPERIMENT.read(stored)).toEqual({ ok: true, value: { ...WHOLE, name: 'Round' } });
  expect(EXPERIMENT.read({ ...stored, schemaVersion: 3 })).toMatchObject({ ok: false, code: 'newer' });
  expect(EXPERIMENT.read({ ...stored, context: 'checkout' })).toMatchObject({ ok: false, code: 'invalid' });
});

test('upgrades a document of version 1 with optimization off', () => {
  const { autoOptimize: _, ...stored } = { ...WHOLE, schemaVersion: 1 };
  expect(EXPERIMENT.read(stored)).toEqual({ ok: true, value: WHOLE });
});

test('allows optimization for widgets with three variants and goals by visitor', () => {
  const three = {
    variants: [control, b, { id: 'c', documentId: '13', traffic: 20 }].map((each, at) => ({
      ...each,
      traffic: at === 0 ? 34 : 33,
    })),
  };
  const optimized = { autoOptimize: true, ...three };
  expect(issuesOf(optimized)).toEqual([]);
  expect(issuesOf({ autoOptimize: true })).toEqual([
    ['autoOptimize', expect.stringContaining('Needs three variants')],
  ]);
  expect(issuesOf({ ...optimized, goalId: 3 })).toEqual([
    ['autoOptimize', expect.stringContaining('per visitor')],
  ]);
  expect(issuesOf({ ...optimized, guardrails: [7] })).toEqual([
    ['autoOptimize', expect.stringContaining('per visitor')],
  ]);
  expect(issuesOf({ ...optimized, context: 'smart_cart' })).toEqual([
    ['autoOptimize', expect.stringContaining('Only tests of widgets')],
  ]);
});

test('the sections cover the whole document', () => {
  const fields = EXPERIMENT.parts.split(WHOLE).flatMap(({ value }) => Object.keys(value as object));
  expect(fields.sort()).toEqual(Object.keys(WHOLE).sort());
  const changed = { ...WHOLE, smallestGain: 5, checks: 'daily' as const };
  expect(differences(EXPERIMENT.parts, WHOLE, changed).map(({ title }) => title)).toEqual(['Goal', 'Checks']);
});

test('names variants and divides traffic equally in whole percents', () => {
  expect([0, 1, 2].map(variantName)).toEqual(['Control', 'B', 'C']);
  expect([2, 3, 4].map(equalTraffic)).toEqual([
    [50, 50],
    [34, 33, 33],
    [25, 25, 25, 25],
  ]);
});

describe('experiment plan', () => {
  test('calculates visitors and weeks for the smallest gain', () => {
    const plan = experimentPlan(WHOLE, { rate: 0.025, visitorsAWeek: 33_000, orders: null });
    expect(plan).toEqual({ kind: 'size', plan: { weeks: 4, visitors: 130_914, lastWeek: 8 } });
  });

  test('needs more visitors with optimization', () => {
    const known = { rate: 0.025, visitorsAWeek: 60_000, orders: null };
    const [fixed, moved] = [false, true].map((autoOptimize) =>
      experimentPlan({ ...WHOLE, autoOptimize }, known),
    );
    if (fixed?.kind !== 'size' || moved?.kind !== 'size') return expect.fail('Both can be planned.');
    expect(moved.plan.visitors / fixed.plan.visitors).toBeCloseTo(1.69, 1);
  });

  test('returns the detectable gain of eight weeks when traffic is too low', () => {
    const plan = experimentPlan(WHOLE, { rate: 0.025, visitorsAWeek: 10_000, orders: null });
    expect(plan).toMatchObject({ kind: 'too_few', weeks: 8 });
    expect(plan.kind === 'too_few' && plan.gain).toBeCloseTo(13, 0);
  });

  test('is unknown for goals by order and without a rate or gain', () => {
    const known = { rate: 0.025, visitorsAWeek: 33_000, orders: null };
    expect(experimentPlan({ ...WHOLE, goalId: 1 }, known)).toEqual({ kind: 'unknown' });
    expect(experimentPlan({ ...WHOLE, smallestGain: null }, known)).toEqual({ kind: 'unknown' });
    expect(experimentPlan(WHOLE, null)).toEqual({ kind: 'unknown' });
    expect(experimentPlan(WHOLE, { rate: 0, visitorsAWeek: 10, orders: null })).toEqual({ kind: 'unknown' });
  });
});

import type { ListedExperiment } from '@cartwright/core/contract/experiments';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import type { ExperimentPlan } from '@cartwright/core/experiments/document/experiment-plan';
import { stateOf } from '@cartwright/core/experiments/run/experiment-run';

/** Labels of tested document types. */
export const CONTEXTS: Readonly<
  Record<
    ExperimentContext,
    {
      readonly title: string;
      readonly one: string;
      readonly counted: string;
      /** Page on which variants are previewed. */
      readonly page: string;
    }
  >
> = {
  widget: {
    title: 'Widgets',
    one: 'widget',
    counted: 'the widget’s place',
    page: 'any page with the widget',
  },
  smart_cart: { title: 'Carts', one: 'cart', counted: 'the cart or the cart page', page: 'any page' },
  collection: {
    title: 'Collection campaigns',
    one: 'campaign',
    counted: 'the list',
    page: 'a page of its collections',
  },
  search: {
    title: 'Search results',
    one: 'results page',
    counted: 'the results',
    page: 'the results page',
  },
};

/**
 * Contexts offered for new tests: a shop has one results page, so there is nothing to test it
 * against.
 */
export const OFFERED_CONTEXTS = ['widget', 'smart_cart', 'collection'] as const satisfies ExperimentContext[];

/** Variants of a listed test: "Control: Round (50 %) · B: nothing chosen (50 %)". */
export function variantsMessage({ variants }: Pick<ListedExperiment, 'variants'>): string {
  return variants
    .map(({ shows, traffic }, at) => `${variantName(at)}: ${shows ?? 'nothing chosen'} (${traffic ?? '?'} %)`)
    .join(' · ');
}

type Found = NonNullable<ListedExperiment['counted']>['findings'][number]['kind'];

/** Short status of a test. */
export function stateLabel({ run, counted }: Pick<ListedExperiment, 'run' | 'counted'>, now: number) {
  const state = stateOf(run, now);
  if (state === 'draft') return { name: 'Draft' } as const;
  const found = (kind: Found) => counted?.findings.some((each) => each.kind === kind) === true;
  const isDecided = found('better') || found('worse');
  if (state === 'running')
    return isDecided
      ? ({ name: 'Running, decided', tone: 'success' } as const)
      : ({ name: 'Running', tone: 'info' } as const);
  return isDecided
    ? ({ name: 'Ended, decided', tone: 'success' } as const)
    : ({ name: 'Ended, not decided' } as const);
}

/** Progress of a started test: "8 of at most 28 days, 1,204 visitors"; null for a draft. */
export function progressMessage(
  { run, counted }: Pick<ListedExperiment, 'run' | 'counted'>,
  now: number,
  locale: string,
): string | null {
  if (!run || !counted) return null;
  if (counted.days === 0)
    return stateOf(run, now) === 'running'
      ? 'First day: open the test to see its visitors so far'
      : 'Ended on its first day';
  const visitors = `${counted.visitors.toLocaleString(locale)} ${counted.visitors === 1 ? 'visitor' : 'visitors'}`;
  const days =
    stateOf(run, now) === 'running'
      ? `${counted.days} of at most ${run.plan.lastWeek * 7} days`
      : `${counted.days} ${counted.days === 1 ? 'day' : 'days'}`;
  return `${days}, ${visitors}`;
}

/** Example figures where the actual ones are unknown: percent, amount, units. */
const EXAMPLE = { rate: 2, amount: 50, units: 2 } as const;
const EXAMPLE_GAIN = 10;

/** Example of a gain in the goal's unit: "$50 now, a gain of 10 % is $55". */
export function gainExample(
  {
    measure,
    now,
    gain,
    currency,
  }: {
    readonly measure: keyof typeof EXAMPLE;
    /** Current value of the goal: percent, amount, or units; null if unknown. */
    readonly now: number | null;
    /** Percent of the current value. */
    readonly gain: number | null;
    /** ISO 4217; null if unknown. */
    readonly currency: string | null;
  },
  locale: string,
): string {
  const before = now !== null && now > 0 ? now : EXAMPLE[measure];
  const percent = gain !== null && gain > 0 ? gain : EXAMPLE_GAIN;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const figure = (value: number) => {
    if (measure === 'rate') return `${number(value)} %`;
    if (measure === 'units' || currency === null) return number(value);
    return value.toLocaleString(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  };
  const after = before * (1 + percent / 100);
  return `${figure(before)} now, a gain of ${number(percent)} % is ${figure(after)}`;
}

/** Estimated duration of a test; null if unknown. */
export function planMessage(
  plan: ExperimentPlan,
  variants: number,
  gain: number,
  locale: string,
): string | null {
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  switch (plan.kind) {
    case 'size': {
      const { weeks, visitors, lastWeek } = plan.plan;
      const each = number(Math.ceil(visitors / variants));
      const duration =
        lastWeek > weeks ? ` With fewer visitors it goes on until week ${lastWeek} at the latest.` : '';
      return (
        `About ${weeks} weeks with ${number(visitors)} visitors, ${each} for each variant on average. ` +
        `A true change of ${number(gain)} % is found in 4 of 5 such tests.${duration}`
      );
    }
    case 'too_few':
      return (
        `Too few visitors for ${number(gain)} %: in ${plan.weeks} weeks, the longest a test runs, ` +
        `they find a change of ${number(Math.ceil(plan.gain * 10) / 10)} % or more.`
      );
    case 'unknown':
      return null;
    default:
      return plan satisfies never;
  }
}

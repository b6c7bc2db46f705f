import type { ListedExperiment } from '@cartwright/core/contract/experiments';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import { variantName } from '@cartwright/core/experiments/document/experiment-document';
import type { ExperimentPlan } from '@cartwright/core/experiments/document/experiment-plan';

/** What is tested, as merchants call it. */
export const CONTEXTS: Readonly<Record<ExperimentContext, { readonly title: string; readonly one: string }>> =
  {
    widget: { title: 'Widgets', one: 'widget' },
    smart_cart: { title: 'Carts', one: 'cart' },
    collection: { title: 'Collection campaigns', one: 'campaign' },
    search: { title: 'Search results', one: 'results page' },
  };

/** What can be chosen for a new test: a shop has one results page, so there is nothing to test it against. */
export const OFFERED_CONTEXTS = ['widget', 'smart_cart', 'collection'] as const satisfies ExperimentContext[];

/** Said in list and editor: no test runs before the store's pages can show its variants. */
export const CANT_START = {
  title: 'Tests can’t be started in this version',
  message:
    'You can prepare a test and see how long it would take. Shoppers see nothing of it, and what it tests stays as it is.',
};

/** What the variants of a listed test show: "Control: Round (50 %) · B: nothing chosen (50 %)". */
export function variantsWords({ variants }: Pick<ListedExperiment, 'variants'>): string {
  return variants
    .map(({ shows, traffic }, at) => `${variantName(at)}: ${shows ?? 'nothing chosen'} (${traffic ?? '?'} %)`)
    .join(' · ');
}

/** How long a test takes, in a sentence or two; null where nothing can be said. */
export function planWords(
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
      const most =
        lastWeek > weeks ? ` With fewer visitors it goes on until week ${lastWeek} at the latest.` : '';
      return (
        `About ${weeks} weeks with ${number(visitors)} visitors, ${each} for each variant on average. ` +
        `A true change of ${number(gain)} % is found in 4 of 5 such tests.${most}`
      );
    }
    case 'too_few':
      return (
        `Too few visitors for ${number(gain)} %: in ${plan.weeks} weeks, the longest a test runs, ` +
        `they find a change of ${number(plan.gain)} % or more.`
      );
    case 'unknown':
      return null;
    default:
      return plan satisfies never;
  }
}

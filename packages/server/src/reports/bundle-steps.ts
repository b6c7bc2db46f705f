import { bundleOfStep } from '@cartwright/core/analytics/session-places';
import { readWidget } from '@cartwright/core/widgets/read-widget';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';

/** Ids of all rows that are parts of the same as some. */
export type AllParts = (store: ShopStore, ids: readonly string[]) => Promise<readonly string[]>;

/** A step as its bundle's document has it now, by the id of the place that it is counted at. */
interface NamedStep {
  readonly id: string;
  /** The bundle's name, the step's number and title. */
  readonly title: string;
}

/** The steps of the bundles of some steps: those that nobody has reached, too. */
export const stepsOfBundles: AllParts = async (store, ids) =>
  (await namedSteps(store, ids)).flatMap(({ steps }) => steps.map(({ id }) => id));

/** Titles of steps by their ids. Of a bundle that is there, a step that it no longer has is said to be deleted. */
export async function stepTitles(store: ShopStore, ids: readonly string[]): Promise<(id: string) => string> {
  const bundles = await namedSteps(store, ids);
  const titles = new Map(bundles.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title] as const)));
  const names = new Map(bundles.map(({ id, name }) => [id, name]));
  return (id) => {
    const bundle = bundleOfStep(id);
    const step = id.slice(bundle.length + 1);
    const name = names.get(bundle) ?? `Deleted bundle${namedId(bundle)}`;
    return titles.get(id) ?? `${name}: deleted step${namedId(step)}`;
  };
}

/**
 * Id of what the shop no longer has, to go behind its noun. Empty for what no id of ours looks like: whoever sends events could
 * write a sentence there.
 */
export const namedId = (id: string): string => (/^[\w-]{1,40}$/.test(id) ? ` ${id}` : '');

async function namedSteps(store: ShopStore, ids: readonly string[]) {
  const bundles = [...new Set(ids.map((id) => Number(bundleOfStep(id))))].filter(Number.isSafeInteger);
  const found = await store.columns(widgets, ['id', 'name', 'document'], {
    where: inArray(widgets.id, bundles),
  });
  return found.map(({ id, name, document }) => {
    const read = readWidget(document);
    const steps = read.ok ? (read.value.settings.bundle?.steps ?? []) : [];
    return {
      id: String(id),
      name,
      steps: steps.map(
        (step, at): NamedStep => ({
          id: `${id} ${step.id}`,
          title: `${name}: ${at + 1}. ${step.title}`,
        }),
      ),
    };
  });
}

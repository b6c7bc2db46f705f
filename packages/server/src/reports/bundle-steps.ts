import { bundleOfStep } from '@cartwright/core/analytics/session-places';
import { readWidget } from '@cartwright/core/widgets/read-widget';
import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';

/** Reads the ids of all rows that belong to the same wholes as the given ones. */
export type AllParts = (store: ShopStore, ids: readonly string[]) => Promise<readonly string[]>;

/** Current step of a bundle, with the id of its place in analytics. */
interface NamedStep {
  readonly id: string;
  /** Name of the bundle, with the step's number and title. */
  readonly title: string;
}

/** All steps of the given steps' bundles, including those without sessions. */
export const stepsOfBundles: AllParts = async (store, ids) =>
  (await namedSteps(store, ids)).flatMap(({ steps }) => steps.map(({ id }) => id));

/** Titles of steps by id. A step that its existing bundle no longer has is called deleted. */
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
 * Id of a deleted object, as a suffix of its noun. Empty for an invalid id, as anybody can send events with
 * arbitrary texts.
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

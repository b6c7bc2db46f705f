import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import type { Issue, Path } from '@cartwright/core/smart-cart/issue';
import { componentIssues, validateCart } from '@cartwright/core/smart-cart/validate-cart';
import type { Screen } from './screen';

const known = new WeakMap<CartComponent, readonly Issue[]>();

/** The issues of a component; while it is hidden only what is too long. A component that did not change is not checked again. */
export function issuesOf(component: CartComponent): readonly Issue[] {
  const found = known.get(component) ?? componentIssues(component);
  known.set(component, found);
  return found;
}

/** The issues of the cart's own fields. The components are left out, so that a key in the name does not check them all. */
export function cartFieldIssues(document: CartDocument): readonly Issue[] {
  const nowhere: CartDocument['dragDropState'] = {
    header: [],
    goalBox: [],
    body: [],
    crossSells: [],
    footer: [],
    needsAttention: [],
  };
  return validateCart({ ...document, components: [], dragDropState: nowhere });
}

/** Where an issue can be put right. */
export function screenOfIssue({ componentId, path }: Issue): Screen {
  if (componentId !== undefined) return { kind: 'component', componentId };
  const [field] = path;
  if (field === 'buyMoreSaveMore') return { kind: 'bmsm' };
  if (field === 'productMetafields') return { kind: 'global' };
  return { kind: field === 'startDate' || field === 'endDate' ? 'schedule' : 'general' };
}

/** The first issue at exactly a path. */
export function issueAt(issues: readonly Issue[], path: Path): Issue | undefined {
  return issues.find((issue) => samePath(issue.path, path));
}

/** The issues at a path and below it. */
export function issuesUnder(issues: readonly Issue[], path: Path): readonly Issue[] {
  return issues.filter((issue) => samePath(issue.path.slice(0, path.length), path));
}

/** What decides whether an issue is told: the fields that were left, as `fieldKey`s, and how often a save was refused. */
export interface Told {
  readonly left: ReadonlySet<string>;
  readonly refusedSaves: number;
}

/** How many issues are told as problems, and how many wait until the merchant has been there. */
export interface Problems {
  readonly told: number;
  readonly waiting: number;
}

/**
 * Whether an issue is told as a problem. What the merchant has not come to yet only waits to be filled in: until its field
 * or its panel was left, or a save was refused. A template that cannot be used was written, and saved in its dialog.
 */
export function isTold({ componentId, path, code }: Issue, { left, refusedSaves }: Told): boolean {
  return refusedSaves > 0 || code === 'template' || left.has(fieldKey(componentId ?? null, path));
}

export function problemsIn(issues: readonly Issue[], view: Told): Problems {
  const told = issues.filter((issue) => isTold(issue, view)).length;
  return { told, waiting: issues.length - told };
}

/** Names a field of a component (null: of the cart itself) in the set of fields that were left. */
export function fieldKey(componentId: string | null, path: Path): string {
  return [componentId ?? '', ...path].join('\n');
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

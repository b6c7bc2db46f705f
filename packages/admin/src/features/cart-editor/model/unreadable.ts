import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import type { Issue, Path } from '@cartwright/core/smart-cart/issue';
import type { Bar, Tier } from '@cartwright/core/smart-cart/tiered-progress-bar/schema';
import { isVisible } from '@cartwright/core/smart-cart/visibility';

/** What was typed into a number field and is no number. The document has no amount there, so only the view knows of it. */
export interface UnreadableField {
  readonly componentId: string;
  /** Of the field, as in issues. */
  readonly path: Path;
  /** The id of the tier that the field is of, where it is of one: its place in the path may become another's. */
  readonly tierId: string | null;
  readonly text: string;
  readonly message: string;
}

/** By `fieldKey`. */
export type UnreadableFields = ReadonlyMap<string, UnreadableField>;

/** The issues of unreadable fields that are still asked for: a save would lose what was typed in them. */
export function unreadableIssues(fields: UnreadableFields, document: CartDocument): Issue[] {
  return [...fields.values()].flatMap((field) => {
    const component = findComponent(document, field.componentId);
    return component ? issuesIn(component, field) : [];
  });
}

/** Those of one component, without the fields that have an issue of their own. */
export function withUnreadable(
  component: CartComponent,
  issues: readonly Issue[],
  fields: UnreadableFields,
): readonly Issue[] {
  if (fields.size === 0) return issues;
  const known = new Set(issues.map(({ path }) => path.join()));
  const more = [...fields.values()].flatMap((field) => issuesIn(component, field));
  return [...issues, ...more.filter(({ path }) => !known.has(path.join()))];
}

/** The tier whose field a path leads to; undefined for fields of anything else. */
export function tierAt(component: CartComponent, path: Path): { bar: Bar; tier: Tier } | undefined {
  const [bars, barIndex, tiers, tierIndex] = path;
  if (component.type !== 'tiered_progress_bar' || bars !== 'bars' || tiers !== 'tiers') return undefined;
  const bar = component.settings.bars[Number(barIndex)];
  const tier = bar?.tiers[Number(tierIndex)];
  return bar && tier && { bar, tier };
}

function issuesIn(component: CartComponent, field: UnreadableField): Issue[] {
  const { componentId, path, message } = field;
  const asked = component.componentId === componentId && isVisible(component) && isAsked(component, field);
  return asked ? [{ code: 'unreadable', componentId, path, message }] : [];
}

function isAsked(component: CartComponent, { path, tierId }: UnreadableField): boolean {
  if (tierId === null) return true;
  const found = tierAt(component, path);
  if (found?.tier.id !== tierId) return false;
  const { bar, tier } = found;
  const [field, , code] = path.slice(4);
  switch (field) {
    case 'minimum':
      return tier.minimum === null;
    case 'discountAmountFromTotal':
      return tier.type === 'discount' && tier.discountAmountFromTotal === null;
    case 'presentmentCurrencies': {
      const { enabled, minimums } = tier.presentmentCurrencies;
      return bar.basis === 'amount' && enabled && (minimums[String(code)] ?? null) === null;
    }
    default:
      return true;
  }
}

import * as z from 'zod';
import type { DescribedFields } from '../editing/described-fields';
import type { Path } from '../editing/issue';
import { isBlank } from '../texts/is-blank';
import { type ShopperText, shopperTextRule } from '../texts/shopper-text';

/** Slot of a document for a text that a merchant types and shoppers read. */
export interface TextSlot {
  /** Stable key of the text: the ids on its path, and its field. */
  readonly key: string;
  /** For an entry of a list without ids: common start and end of all entries' keys; else null. */
  readonly list: { readonly start: string; readonly end: string } | null;
  /** Path in the settings. */
  readonly path: Path;
  readonly rule: ShopperText;
  readonly label: string;
  /** Displayed text, or its fallback while blank. */
  readonly text: string;
  /** Whether shoppers read Shopify's own translation of it, if there is one. */
  readonly isShopifys: boolean;
  /** Whether its settings show it. */
  readonly isShown: boolean;
  /** Whether it names a discount at checkout, which stays in the shop's own language. */
  readonly namesDiscount: boolean;
}

export interface SlotOptions {
  /** Prefix of all keys; absent: none. */
  readonly key?: string;
  /** Labels of list entries. */
  readonly labels?: DescribedFields;
  /** Stable id of a list entry; absent: its `id`. */
  readonly idOf?: (entry: Readonly<Record<string, unknown>>) => unknown;
}

const known = new WeakMap<object, readonly TextSlot[]>();

/**
 * Slots of the texts for shoppers in settings, by their schema; blank ones included. Cached by identity of the
 * settings.
 */
export function slotsIn(schema: z.ZodType, settings: object, options: SlotOptions = {}): readonly TextSlot[] {
  const before = known.get(settings);
  if (before) return before;
  const found = findSlots(schema, settings, options);
  known.set(settings, found);
  return found;
}

interface At {
  /** Record with the text. */
  readonly record: object;
  readonly key: string;
  readonly path: Path;
  readonly list: TextSlot['list'];
  /** Labels of its parent records in lists, and its own index in a list. */
  readonly parents: readonly string[];
  readonly number: number | null;
  readonly labels: DescribedFields;
}

function findSlots(
  schema: z.ZodType,
  settings: object,
  { key: start = '', labels = {}, idOf = ({ id }) => id }: SlotOptions,
): TextSlot[] {
  const below = (key: string, step: string | number) => (key === '' ? `${step}` : `${key}/${step}`);
  return walk(schema, settings, {
    record: settings,
    key: start,
    path: [],
    list: null,
    parents: [],
    number: null,
    labels,
  });

  function walk(at: z.ZodType, value: unknown, place: At): TextSlot[] {
    if (at instanceof z.ZodString) return slot(at, value, place);
    if (at instanceof z.ZodArray && Array.isArray(value))
      return entries(at.element as z.ZodType, value, place);
    if (!(at instanceof z.ZodObject) || !isRecord(value)) return [];
    return Object.entries(at.shape).flatMap(([name, field]) => {
      const list = place.list && { ...place.list, end: `${place.list.end}/${name}` };
      const inner = { key: below(place.key, name), path: [...place.path, name], list };
      return walk(field as z.ZodType, value[name], { ...place, ...inner, record: value });
    });
  }

  function slot(at: z.ZodString, text: unknown, place: At): TextSlot[] {
    const { key: own, path, list, parents, number, record } = place;
    const rule = shopperTextRule(at);
    if (!rule || typeof text !== 'string') return [];
    const label = [...parents, number === null ? rule.label : `${rule.label} ${number}`].join(': ');
    // A rule's settings are those that it was written for.
    const isShown = rule.isShown?.(settings as never, record as never) ?? true;
    const { namesDiscount: names = false, standIn, isShopifys: byShopify } = rule;
    const namesDiscount = typeof names === 'function' ? names(record as never) : names;
    const shown = isBlank(text) && standIn ? standIn(record as never) : text;
    const isShopifys = byShopify?.(record as never) ?? false;
    return [{ key: own, list, path, rule, label, text: shown, isShopifys, isShown, namesDiscount }];
  }

  function entries(element: z.ZodType, values: readonly unknown[], place: At): TextSlot[] {
    const described = place.labels[String(place.path.at(-1))];
    const each = typeof described === 'object' && described.each ? described : null;
    return values.flatMap((value, index) => {
      const named = isRecord(value) ? idOf(value) : null;
      const id = typeof named === 'string' ? named : null;
      const number = values.length > 1 ? index + 1 : null;
      return walk(element, value, {
        record: place.record,
        key: below(place.key, id ?? index),
        path: [...place.path, index],
        list: id === null ? { start: `${place.key}/`, end: '' } : place.list,
        parents: each && number !== null ? [...place.parents, `${each.label} ${number}`] : place.parents,
        number: each ? place.number : number,
        labels: each?.each ?? place.labels,
      });
    });
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

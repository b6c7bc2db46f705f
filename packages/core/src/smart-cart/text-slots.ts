import * as z from 'zod';
import { COMPONENT_TYPES } from '../components/component-types';
import type { DescribedFields } from '../editing/described-fields';
import type { Path } from '../editing/issue';
import { type ShopperText, shopperTextRule } from '../texts/shopper-text';
import { buyMoreSaveMore } from './buy-more-save-more';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';

/** A place of a document where a merchant types a text that shoppers read. */
export interface TextSlot {
  /** Names it for as long as its component is there: the ids on the way to it, and its field. */
  readonly key: string;
  /** Of an entry in a list without ids: the keys of all entries begin and end so. Null for every other. */
  readonly list: { readonly start: string; readonly end: string } | null;
  /** Where it stands in the settings. */
  readonly path: Path;
  readonly rule: ShopperText;
  readonly label: string;
  readonly text: string;
  /** Whether the settings that it is among show it. */
  readonly isShown: boolean;
  /** Whether checkout calls a discount by it, which stays in the shop's own language. */
  readonly namesDiscount: boolean;
}

/** Key of Buy More Save More among those of components. */
export const VOLUME_KEY = 'buyMoreSaveMore';

const known = new WeakMap<object, readonly TextSlot[]>();

/** Places of texts in the settings of a component, by its schema; blank ones too. */
export function slotsOfComponent({ componentId, type, settings }: CartComponent): readonly TextSlot[] {
  const { settings: schema, labels } = COMPONENT_TYPES[type];
  return remembered(settings, () => slotsIn(schema, settings, componentId, labels));
}

/** Places of texts of Buy More Save More. */
export function slotsOfVolume({ buyMoreSaveMore: volume }: CartDocument): readonly TextSlot[] {
  return remembered(volume, () => slotsIn(buyMoreSaveMore, volume, VOLUME_KEY, {}));
}

/** Every place of a text in a document, those of hidden components too, in an order that its structure alone decides. */
export function textSlots(document: CartDocument): readonly TextSlot[] {
  return [...document.components.flatMap(slotsOfComponent), ...slotsOfVolume(document)];
}

interface At {
  /** The record that it is in. */
  readonly record: object;
  readonly key: string;
  readonly path: Path;
  readonly list: TextSlot['list'];
  /** What the records are called that it is in, where there are several; and its own number in a list. */
  readonly parents: readonly string[];
  readonly number: number | null;
  readonly labels: DescribedFields;
}

function slotsIn(schema: z.ZodType, settings: object, key: string, labels: DescribedFields): TextSlot[] {
  return walk(schema, settings, {
    record: settings,
    key,
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
      const inner = { key: `${place.key}/${name}`, path: [...place.path, name], list };
      return walk(field as z.ZodType, value[name], { ...place, ...inner, record: value });
    });
  }

  function slot(at: z.ZodString, text: unknown, place: At): TextSlot[] {
    const { key: own, path, list, parents, number, record } = place;
    const rule = shopperTextRule(at);
    if (!rule || typeof text !== 'string') return [];
    const label = [...parents, number === null ? rule.label : `${rule.label} ${number}`].join(': ');
    // A rule is among the settings that it was written for.
    const isShown = rule.isShown?.(settings as never) ?? true;
    const { namesDiscount: names = false } = rule;
    const namesDiscount = typeof names === 'function' ? names(record as never) : names;
    return [{ key: own, list, path, rule, label, text, isShown, namesDiscount }];
  }

  function entries(element: z.ZodType, values: readonly unknown[], place: At): TextSlot[] {
    const described = place.labels[String(place.path.at(-1))];
    const each = typeof described === 'object' && described.each ? described : null;
    return values.flatMap((value, index) => {
      const id = isRecord(value) && typeof value.id === 'string' ? value.id : null;
      const number = values.length > 1 ? index + 1 : null;
      return walk(element, value, {
        record: place.record,
        key: `${place.key}/${id ?? index}`,
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

function remembered(settings: object, find: () => TextSlot[]): readonly TextSlot[] {
  const before = known.get(settings);
  if (before) return before;
  const found = find();
  known.set(settings, found);
  return found;
}

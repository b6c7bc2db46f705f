import { HAND_PICKED, namedDataSources } from '../data-sources/built-in-sources';
import { type WidgetChanges, withChanges } from './change-widget';
import type { Classification } from './classification';
import { newWidget, type Widget } from './widget';

/** Fields that may be absent, or undefined as parsers leave them. */
type Said<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Fields that a widget is created with. What isn't given is as a new widget has it. */
export type WidgetToCreate = Said<Omit<WidgetChanges, 'settings' | 'name'>> & {
  readonly name: string;
  readonly classification?: Classification | null | undefined;
  readonly type?: number | null | undefined;
  readonly settings?: Said<Widget['settings']> | undefined;
};

export function createdWidget(id: number, sent: WidgetToCreate): Widget {
  const { name, classification = null, type = null, settings = {}, ...changes } = sent;
  const widget = { ...newWidget(id, name, classification), type };
  return withChanges(widget, { ...said(changes), settings: said(settings) });
}

/**
 * The path of the source that a request names: by the path itself, or else by its name. Hand-picked where it names none;
 * null where nothing is called so.
 */
export function requestedSource(path: string | undefined, name: string | undefined): string | null {
  if (path !== undefined) return path;
  if (name === undefined) return HAND_PICKED;
  const wanted = name.trim().toLowerCase();
  return namedDataSources().find((source) => source.name.toLowerCase() === wanted)?.path ?? null;
}

function said<Fields extends object>(fields: Fields) {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
}

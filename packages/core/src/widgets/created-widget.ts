import { HAND_PICKED, namedDataSources } from '../data-sources/built-in-sources';
import { type WidgetChanges, withChanges } from './change-widget';
import type { Classification } from './classification';
import { newWidget, type Widget } from './widget';

/** Optional fields, which parsers may also leave undefined. */
type Said<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Fields of a widget to create; absent ones have the defaults of a new widget. */
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
 * Data source path of a request: the given path, or that of the given name. Hand-picked if both are absent; null
 * for an unknown name.
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

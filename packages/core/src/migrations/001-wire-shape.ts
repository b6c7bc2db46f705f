import { ANCHORS, type Anchor } from '../components/anchor';
import { isRecord, type Migration, MigrationError } from '../documents/migration';
import defaults from './v1-defaults.json' with { type: 'json' };

/**
 * Migration from the wire format of carts to the first document: flags may be 0/1, empty settings may be arrays,
 * components have their anchor and order, and fields may be absent. The defaults are those of version 1 at the
 * time.
 */
export const wireShape: Migration = {
  id: '001-wire-shape',
  up(stored) {
    const components = list(stored.components, ['components']).map(component);
    const fields = Object.fromEntries(
      Object.entries(defaults.cart).map(([name, value]) => [name, like(value, stored[name])]),
    );
    return {
      ...fields,
      schemaVersion: 1,
      id: String(stored.id ?? ''),
      components: components.map(({ anchor: _anchor, anchorOrder: _order, ...rest }) => rest),
      dragDropState: places(stored.dragDropState, components),
      apps: list(stored.apps, ['apps']).map(app),
      buyMoreSaveMore: { ...defaults.cart.buyMoreSaveMore, ...record(stored.buyMoreSaveMore) },
    };
  },
};

function component(stored: unknown, index: number): Record<string, unknown> {
  const { type, settings, ...rest } = record(stored);
  if (typeof type !== 'string' || !isType(type)) {
    throw new MigrationError(`The component type ${String(type)} is not known.`, [
      'components',
      index,
      'type',
    ]);
  }
  const { name, version, settings: initial } = defaults.components[type];
  return {
    title: name,
    visibilityStatus: 'visible',
    customTemplate: null,
    version,
    ...rest,
    useCustomTemplate: flag(rest.useCustomTemplate),
    previousTemplates: list(rest.previousTemplates, ['components', index, 'previousTemplates']),
    type,
    settings: type === 'tiered_progress_bar' ? bars(settings) : merged(initial, settings),
  };
}

function isType(type: string): type is keyof typeof defaults.components {
  return type in defaults.components;
}

function bars(settings: unknown): { bars: unknown[] } {
  return {
    bars: list(record(settings).bars, ['bars']).map((stored, index) => {
      const { tiers, ...bar } = record(stored);
      const id = String(bar.id ?? `bar-${index + 1}`);
      return {
        ...merged(defaults.bar, bar),
        id,
        tiers: list(tiers, ['tiers']).map((each, position) =>
          tierOf(record(each), `${id}-tier-${position + 1}`),
        ),
      };
    }),
  };
}

function tierOf(stored: Record<string, unknown>, fallbackId: string): Record<string, unknown> {
  const type = String(stored.type);
  const initial =
    type in defaults.tiers ? defaults.tiers[type as keyof typeof defaults.tiers] : defaults.tiers.decorative;
  return {
    ...merged({ ...initial }, { ...stored, type: initial.type }),
    id: String(stored.id ?? fallbackId),
  };
}

/** Stored positions, followed by components without one, by their own anchor and order. */
function places(stored: unknown, components: readonly Record<string, unknown>[]): Record<Anchor, string[]> {
  const named = record(stored);
  const placed = new Set(
    ANCHORS.flatMap((anchor) => list(named[anchor], ['dragDropState', anchor]).map(String)),
  );
  const order = ({ anchorOrder }: Record<string, unknown>) => Number(anchorOrder ?? 0);
  const at = (anchor: Anchor) => [
    ...list(named[anchor], ['dragDropState', anchor]).map(String),
    ...components
      .filter(({ componentId }) => !placed.has(String(componentId)))
      .filter((each) => (ANCHORS.find((known) => known === each.anchor) ?? 'needsAttention') === anchor)
      .sort((a, b) => order(a) - order(b))
      .map(({ componentId }) => String(componentId)),
  ];
  return {
    header: at('header'),
    goalBox: at('goalBox'),
    body: at('body'),
    crossSells: at('crossSells'),
    footer: at('footer'),
    needsAttention: at('needsAttention'),
  };
}

function app(stored: unknown): Record<string, unknown> {
  const { id, partnerAppId, enabled, showInEmptyCart, userInputs } = record(stored);
  return {
    id: String(id ?? partnerAppId ?? ''),
    partnerAppId: partnerAppId === undefined || partnerAppId === null ? null : String(partnerAppId),
    enabled: flag(enabled),
    showInEmptyCart: flag(showInEmptyCart),
    userInputs: record(userInputs),
  };
}

/** Stored fields over the defaults, with flags as booleans, recursively; unknown fields are dropped. */
function merged(defaults: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  const values = record(stored);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, like(value, values[name])]),
  );
}

function like(fallback: unknown, value: unknown): unknown {
  if (value === undefined) return fallback;
  if (typeof fallback === 'boolean') return flag(value);
  if (isRecord(fallback) && Object.keys(fallback).length > 0) return merged(fallback, value);
  if (isRecord(fallback)) return record(value);
  return value;
}

/** Flags may arrive as 0/1, "0"/"1" or booleans. */
function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Record of a value, which may be an empty array. */
function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function list(value: unknown, path: readonly (string | number)[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new MigrationError('Expected a list.', path);
}

import * as z from 'zod';
import { COMPONENT_TYPES } from '../components/component-types';
import type { Issue } from '../editing/issue';
import { lengthIssues } from '../texts/length-issues';
import { listOf } from '../texts/limited';
import { type CartDocument, cartDocument } from './cart-document';
import { type CartComponent, componentFields } from './component';

const NONE: readonly Issue[] = [];

/** Cache by identity: documents share what they have in common, and a keystroke changes little of them. */
const known = new WeakMap<object, readonly Issue[]>();

/**
 * Length issues of a component. Paths are relative to its settings; those of its templates start with
 * `customTemplate` and `previousTemplates`, those of its own fields with `component`.
 */
export function componentLengthIssues(component: CartComponent): readonly Issue[] {
  return remembered(component, () => {
    const { componentId, type, settings } = component;
    const { name, settings: schema } = COMPONENT_TYPES[type];
    const own = lengthIssues(componentFields, component, name).map((found) =>
      TEMPLATES.includes(found.path[0]) ? found : { ...found, path: ['component', ...found.path] },
    );
    return [...lengthIssues(schema, settings, name), ...own].map((found) => ({
      ...found,
      scope: componentId,
    }));
  });
}

const TEMPLATES: readonly unknown[] = ['customTemplate', 'previousTemplates'];

const { components: _each, ...ownFields } = cartDocument.shape;
const FIELDS: readonly (readonly [string, z.ZodType])[] = Object.entries({
  ...ownFields,
  // Number of components only; each checks its own content.
  components: listOf(z.unknown(), 'components'),
});

/** Length issues of a cart's own fields. Those of an app's inputs are at its component. */
export function cartLengthIssues(document: CartDocument): readonly Issue[] {
  return FIELDS.flatMap(([name, schema]) => {
    const value: unknown = document[name as keyof CartDocument];
    const find = () => lengthIssues(schema, value, TITLES[name]);
    const found = typeof value === 'object' && value !== null ? remembered(value, find) : find();
    return found.map((each) => atItsComponent({ ...each, path: [name, ...each.path] }, document));
  });
}

const TITLES: Readonly<Record<string, string>> = { buyMoreSaveMore: 'Buy More Save More' };

function atItsComponent(found: Issue, { apps, components }: CartDocument): Issue {
  const [field, index] = found.path;
  if (field !== 'apps' || typeof index !== 'number') return found;
  const appId = apps[index]?.id;
  const block = components.find((each) => each.type === 'smart_cart_app' && each.settings.appId === appId);
  return block ? { ...found, scope: block.componentId } : found;
}

function remembered(value: object, find: () => readonly Issue[]): readonly Issue[] {
  const before = known.get(value);
  if (before) return before;
  const found = find();
  known.set(value, found.length > 0 ? found : NONE);
  return found;
}

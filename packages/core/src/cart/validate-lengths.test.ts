import { describe, expect, it } from 'vitest';
import type { ComponentType } from '../components/component-types';
import { COMPONENT_TYPES } from '../components/component-types';
import type { Path } from '../editing/issue';
import { STARTING_TEMPLATES } from '../templates/starting/starting-templates';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';
import { type CartDocument, cartDocument } from './cart-document';
import { addApp } from './commands/apps';
import { findByType } from './components-of';
import { newCart, newComponent } from './new-cart';
import { validateCart } from './validate-cart';

let last = 0;
const newId = () => `id-${++last}`;
const TYPES = Object.keys(COMPONENT_TYPES) as ComponentType[];
const app = { id: 'app', name: 'App', description: '', tag: 'an-app', inputs: [] };

/** A cart with a component of every type, each with its starting template, and an app. */
function aFullCart(): CartDocument {
  const started = addApp(newCart('cart', 'Cart', newId), { app, newId });
  if (!started.ok) throw new Error(started.message);
  const { document } = started;
  const presentTypes = new Set(document.components.map(({ type }) => type));
  const more = TYPES.filter((type) => !presentTypes.has(type)).map((type) => newComponent(type, newId));
  const template = (type: ComponentType) => ({
    id: newId(),
    name: COMPONENT_TYPES[type].name,
    template: STARTING_TEMPLATES[type],
    componentVersion: COMPONENT_TYPES[type].version,
    editedBy: 'Merchant',
    timestamp: '2026-11-20T10:00:00.000Z',
  });
  return {
    ...document,
    productMetafields: ['custom.care'],
    startDate: '2026-11-20T10:00:00.000Z',
    apps: document.apps.map((entry) => ({ ...entry, userInputs: { label: 'Delivered in' } })),
    components: [...document.components, ...more].map((component) => ({
      ...component,
      customTemplate: template(component.type),
      previousTemplates: [template(component.type)],
    })),
    dragDropState: {
      ...document.dragDropState,
      needsAttention: more.map(({ componentId }) => componentId),
    },
  };
}

const cart = aFullCart();
const changed = (path: Path, value: unknown, document: unknown = cart): CartDocument => {
  const [step, ...rest] = path;
  if (step === undefined) return value as CartDocument;
  const inner = (document as Record<string | number, unknown>)[step];
  const next = changed(rest, value, inner);
  return (
    Array.isArray(document) ? document.with(Number(step), next) : { ...Object(document), [step]: next }
  ) as CartDocument;
};
const lengthsIn = (document: CartDocument) =>
  validateCart(document).filter(({ code }) => code === 'too_long' || code === 'too_many');

/** Paths of all texts in a value. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const titleBar = cart.components.findIndex(({ type }) => type === 'title_bar');
const bars = cart.components.findIndex(({ type }) => type === 'tiered_progress_bar');
const idOf = (index: number) => cart.components[index]?.componentId;

describe('texts of a new cart', () => {
  it('fit the limits, with a component of every type and its starting template', () => {
    expect(cartDocument.safeParse(cart).error).toBeUndefined();
    expect(lengthsIn(cart)).toEqual([]);
  });
});

describe('text that is too long', () => {
  const LONG = 'x'.repeat(Math.max(...Object.values(TEXT_LIMITS)) + 1);

  /** Path as issues report it: relative to a component's settings, or to the cart. */
  const placeIn = ([list, index, ...inner]: Path): string => {
    if (list !== 'components') return JSON.stringify([null, list, index, ...inner].filter(isStep));
    const [field, ...deeper] = inner;
    const ofTemplate = field === 'customTemplate' || field === 'previousTemplates';
    const own = ofTemplate ? inner : ['component', ...inner];
    return JSON.stringify([idOf(Number(index)), ...(field === 'settings' ? deeper : own)]);
  };
  const isStep = (step: unknown) => step !== undefined;
  const placesOf = (document: CartDocument) =>
    validateCart(document).map(({ scope, path }) => JSON.stringify([scope ?? null, ...path]));

  it('is reported at its place wherever the schema rejects it', () => {
    const refused = textsIn(cart).filter((path) => {
      const { error } = cartDocument.safeParse(changed(path, LONG));
      return error?.issues.some(({ code }) => code === 'too_big');
    });
    expect(refused.length).toBeGreaterThan(150);
    // An issue of a component with a too long id names that id; apps have their own test.
    const known = refused.filter((path) => path.at(-1) !== 'componentId' && path[0] !== 'apps');
    expect(known.filter((path) => !placesOf(changed(path, LONG)).includes(placeIn(path)))).toEqual([]);
  });

  it('is reported with its length, the limit and the component’s name', () => {
    expect(lengthsIn(changed(['components', titleBar, 'settings', 'title'], 'x'.repeat(412)))).toEqual([
      {
        code: 'too_long',
        scope: idOf(titleBar),
        path: ['title'],
        message: 'This text has 412 characters; 100 fit. Shorten it.',
        title: 'Title Bar',
      },
    ]);
  });

  it('is reported for hidden components too', () => {
    const hidden = changed(['components', titleBar, 'visibilityStatus'], 'hidden');
    expect(lengthsIn(changed(['components', titleBar, 'settings', 'title'], LONG, hidden))).toMatchObject([
      { code: 'too_long', scope: idOf(titleBar), path: ['title'] },
    ]);
    // Nothing else of the component is validated.
    const blank = validateCart(changed(['components', titleBar, 'settings', 'title'], '', hidden));
    expect(blank.filter(({ scope }) => scope === idOf(titleBar))).toEqual([]);
  });

  it('is reported for a disabled volume discount', () => {
    expect(cart.buyMoreSaveMoreEnabled).toBe(false);
    const path = ['buyMoreSaveMore', 'language', 'bmsmNextTier'];
    expect(lengthsIn(changed(path, LONG))).toMatchObject([{ path, title: 'Buy More Save More' }]);
  });

  it('is reported at the component of the app it belongs to', () => {
    const path = ['apps', 0, 'userInputs', 'label'];
    const { componentId } = findByType(cart, 'smart_cart_app') ?? {};
    expect(lengthsIn(changed(path, LONG))).toMatchObject([{ path, scope: componentId }]);
  });

  it('is reported for an entry’s key', () => {
    const path = ['apps', 0, 'userInputs', LONG];
    expect(lengthsIn(changed(path, 'yes'))).toMatchObject([{ code: 'too_long', path }]);
  });

  it('is reported once when a rule covers it', () => {
    const used = changed(['components', titleBar, 'useCustomTemplate'], true);
    const path = ['components', titleBar, 'customTemplate', 'template'];
    const issues = validateCart(changed(path, LONG, used)).filter(
      (each) => each.path[0] === 'customTemplate',
    );
    expect(issues).toMatchObject([{ code: 'template', path: ['customTemplate', 'template'] }]);
  });
});

describe('list that is too long', () => {
  const bar = findByType(cart, 'tiered_progress_bar')?.settings.bars[0];

  it('is reported with its length and the limit', () => {
    const countryCodes = Array.from({ length: 301 }, () => 'US');
    const path = ['components', bars, 'settings', 'bars', 0, 'countryCodes'];
    expect(lengthsIn(changed(path, countryCodes))).toMatchObject([
      {
        code: 'too_many',
        path: ['bars', 0, 'countryCodes'],
        message: 'This list has 301 entries. The limit is 300. Remove some.',
      },
    ]);
  });

  it('is reported in its rule’s own words if it has a rule', () => {
    const many = Array.from({ length: LIST_LIMITS.bars + 1 }, () => bar);
    const issues = validateCart(changed(['components', bars, 'settings', 'bars'], many));
    expect(issues.filter(({ path }) => path.join() === 'bars')).toMatchObject([{ code: 'bars_too_many' }]);
  });

  it('is reported for the list of components', () => {
    const many = Array.from({ length: LIST_LIMITS.components + 1 }, () => newComponent('login', newId));
    expect(lengthsIn(changed(['components'], many))).toMatchObject([{ path: ['components'] }]);
  });

  it('is reported for an app’s values and rejected by the schema', () => {
    const inputs = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`input-${index}`, 'x']));
    const document = changed(['apps', 0, 'userInputs'], inputs);
    expect(lengthsIn(document)).toMatchObject([
      { path: ['apps', 0, 'userInputs'], message: 'This list has 51 entries. The limit is 50. Remove some.' },
    ]);
    expect(cartDocument.safeParse(document).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isAttributeName, PARTNER_APPS } from '../../apps/partner-apps';
import type { CartDocument } from '../cart-document';
import { cartDocument } from '../cart-document';
import { newCart } from '../new-cart';
import { validateCart } from '../validate-cart';
import { addApp, setApp } from './apps';
import type { CommandResult } from './command';
import { removeComponent } from './remove-component';
import { toggleComponent } from './toggle-component';

const [app] = PARTNER_APPS;
if (!app) throw new Error('The catalogue of apps is empty.');

let last = 0;
const newId = () => `id-${++last}`;
const cart = newCart('c', 'Cart', newId);

function done(result: CommandResult): { document: CartDocument; componentId: string } {
  if (!result.ok) throw new Error(result.message);
  return { document: result.document, componentId: result.scope ?? '' };
}
const added = done(addApp(cart, { app, newId }));

describe('app in a cart', () => {
  it('adds a block and a linked entry in one saveable step', () => {
    const { document, componentId } = added;
    const block = document.components.find((component) => component.componentId === componentId);
    const [entry] = document.apps;
    expect(block).toMatchObject({ type: 'smart_cart_app', title: app.name, settings: { appId: entry?.id } });
    expect(entry).toMatchObject({ partnerAppId: app.id, enabled: true, showInEmptyCart: false });
    expect(document.dragDropState.body.at(-1)).toBe(componentId);
    expect(validateCart(document)).toEqual([]);
    expect(cartDocument.safeParse(document).success).toBe(true);
  });

  it('can’t be added twice', () => {
    expect(addApp(added.document, { app, newId })).toMatchObject({ ok: false, code: 'app_once' });
  });

  it('is removed with its block and restored by undo', () => {
    const { document } = done(removeComponent(added.document, { componentId: added.componentId }));
    expect(document).toEqual(cart);
  });

  it('follows the visibility of its block', () => {
    const place = { componentId: added.componentId };
    const hidden = done(toggleComponent(added.document, place)).document;
    expect(hidden.apps.map(({ enabled }) => enabled)).toEqual([false]);
    expect(done(toggleComponent(hidden, place)).document).toEqual(added.document);
  });

  it('stores field input, merging a burst of typing into one step', () => {
    const appId = added.document.apps[0]?.id ?? '';
    const userInputs = { ...added.document.apps[0]?.userInputs, label: 'Here in' };
    const result = setApp(added.document, { appId, changes: { userInputs }, field: 'label' });
    expect(result).toMatchObject({ ok: true, history: 'merge', mergeKey: `${appId} label` });
    expect(done(result).document.apps[0]).toMatchObject({ userInputs, enabled: true });
    expect(setApp(added.document, { appId: 'gone', changes: {}, field: 'label' })).toMatchObject({
      ok: false,
    });
  });
});

describe('app catalogue', () => {
  it('has valid custom element tags, attribute names and unique ids', () => {
    for (const each of PARTNER_APPS) {
      expect(each.tag).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/);
      expect(each.inputs.filter(({ name }) => !isAttributeName(name))).toEqual([]);
    }
    expect(new Set(PARTNER_APPS.map(({ id }) => id)).size).toBe(PARTNER_APPS.length);
  });

  it.each(['onclick', 'style', 'slot', 'Label', 'src', 'srcdoc', 'is', 'a b', ''])(
    'rejects the attribute %j',
    (name) => {
      expect(isAttributeName(name)).toBe(false);
    },
  );
});

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

describe('an app in a cart', () => {
  it('is added as a block and an entry that know each other, in one step that can be saved', () => {
    const { document, componentId } = added;
    const block = document.components.find((component) => component.componentId === componentId);
    const [entry] = document.apps;
    expect(block).toMatchObject({ type: 'smart_cart_app', title: app.name, settings: { appId: entry?.id } });
    expect(entry).toMatchObject({ partnerAppId: app.id, enabled: true, showInEmptyCart: false });
    expect(document.dragDropState.body.at(-1)).toBe(componentId);
    expect(validateCart(document)).toEqual([]);
    expect(cartDocument.safeParse(document).success).toBe(true);
  });

  it('is there once', () => {
    expect(addApp(added.document, { app, newId })).toMatchObject({ ok: false, code: 'app_once' });
  });

  it('goes with its block, and comes back with it', () => {
    const { document } = done(removeComponent(added.document, { componentId: added.componentId }));
    expect(document).toEqual(cart);
  });

  it('is switched off by hiding its block, and on by showing it', () => {
    const place = { componentId: added.componentId };
    const hidden = done(toggleComponent(added.document, place)).document;
    expect(hidden.apps.map(({ enabled }) => enabled)).toEqual([false]);
    expect(done(toggleComponent(hidden, place)).document).toEqual(added.document);
  });

  it('keeps what is typed into its fields; one burst of typing is one step', () => {
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

describe('the catalogue of apps', () => {
  it('has elements that a page can define, and fields that are plain attributes', () => {
    for (const each of PARTNER_APPS) {
      expect(each.tag).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/);
      expect(each.inputs.filter(({ name }) => !isAttributeName(name))).toEqual([]);
    }
    expect(new Set(PARTNER_APPS.map(({ id }) => id)).size).toBe(PARTNER_APPS.length);
  });

  it.each(['onclick', 'style', 'slot', 'Label', 'src', 'srcdoc', 'is', 'a b', ''])(
    'takes no attribute %j',
    (name) => {
      expect(isAttributeName(name)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { ANCHORS } from '../../components/anchor';
import type { ComponentType } from '../../components/component-types';
import { openHistory, record, stepBack, stepForth, undo } from '../../editing/history';
import { LIST_LIMITS } from '../../texts/limits';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import { anchorsInEditor, componentsAt, findByType, findComponent } from '../components-of';
import { isConfigured } from '../is-configured';
import { newCart, newComponent } from '../new-cart';
import { validateCart } from '../validate-cart';
import { type AddableType, addComponent } from './add-component';
import { addApp } from './apps';
import type { CommandResult } from './command';
import { moveComponent, placesFor, stepComponent } from './move-component';
import { removeComponent } from './remove-component';
import { setComponentSettings } from './set-component-settings';
import { setLayout } from './set-layout';

let last = 0;
const newId = () => `id-${++last}`;
const cart = newCart('c', 'Cart', newId);

const done = (result: CommandResult): CartDocument => {
  if (!result.ok) throw new Error(result.message);
  return result.document;
};
const idOf = (document: CartDocument, type: ComponentType) => findByType(document, type)?.componentId ?? '';
const add = (document: CartDocument, ...types: AddableType[]) =>
  types.reduce((grown, type) => done(addComponent(grown, { type, newId })), document);
const typesAt = (document: CartDocument, anchor: (typeof ANCHORS)[number]) =>
  componentsAt(document, anchor).map(({ type }) => type);
const move = (
  document: CartDocument,
  type: ComponentType,
  anchor: (typeof ANCHORS)[number],
  index = Number.POSITIVE_INFINITY,
) => moveComponent(document, { componentId: idOf(document, type), anchor, index });
/** A document with a component that its type alone can't add. */
const holding = (document: CartDocument, component: CartComponent): CartDocument => ({
  ...document,
  components: [...document.components, component],
  dragDropState: {
    ...document.dragDropState,
    body: [...document.dragDropState.body, component.componentId],
  },
});

describe('added component', () => {
  it('goes last at its type’s anchor and is named by the change', () => {
    const result = addComponent(cart, { type: 'notes', newId });
    const document = done(result);
    expect(typesAt(document, 'body').at(-1)).toBe('notes');
    expect(typesAt(document, 'footer')).toEqual(['cart_subtotal', 'checkout']);
    expect(result).toMatchObject({ label: 'Add Notes', scope: idOf(document, 'notes') });
    expect(validateCart(document)).toEqual([]);
  });

  it('is rejected when the cart has the maximum number of components', () => {
    let full = cart;
    while (full.components.length < LIST_LIMITS.components) full = add(full, 'custom_code_block');
    expect(validateCart(full)).toEqual([]);
    expect(addComponent(full, { type: 'notes', newId })).toMatchObject({
      ok: false,
      code: 'components_too_many',
      message: 'A cart can have at most 100 components. Remove one to add another.',
    });
    const app = { id: 'app', name: 'App', description: '', tag: 'an-app', inputs: [] };
    expect(addApp(full, { app, newId })).toMatchObject({ ok: false, code: 'components_too_many' });
  });

  it('goes first in the footer if it is a discount code', () => {
    expect(typesAt(add(cart, 'discount_code'), 'footer')[0]).toBe('discount_code');
  });

  it('keeps the header order: title bar, cart share, login, then the others', () => {
    const bare = done(removeComponent(cart, { componentId: idOf(cart, 'title_bar') }));
    const document = add(bare, 'announcement_bar', 'login', 'title_bar', 'cart_share');
    expect(typesAt(document, 'header')).toEqual(['title_bar', 'cart_share', 'login', 'announcement_bar']);
  });

  it('is rejected if its type is limited to one per cart and present', () => {
    expect(addComponent(cart, { type: 'checkout', newId })).toMatchObject({
      ok: false,
      code: 'type_once',
      message: 'Checkout is already in this cart.',
    });
    const document = add(cart, 'custom_code_block', 'custom_code_block');
    expect(typesAt(document, 'body')).toEqual(['cart_items', 'custom_code_block', 'custom_code_block']);
  });

  it('goes below the items if its column is missing from the layout', () => {
    expect(typesAt(add(cart, 'cross_sell_widget'), 'body')).toEqual(['cart_items', 'cross_sell_widget']);
    const wide = done(setLayout(cart, { layout: 'double' }));
    expect(typesAt(add(wide, 'cross_sell_widget'), 'crossSells')).toEqual(['cross_sell_widget']);
  });
});

describe('removed component', () => {
  it('loses its place and returns to it on undo', () => {
    const componentId = idOf(cart, 'cart_subtotal');
    const result = removeComponent(cart, { componentId });
    if (!result.ok) throw new Error(result.message);
    expect(findComponent(result.document, componentId)).toBeUndefined();
    expect(validateCart(result.document)).toEqual([]);
    const history = record(openHistory(cart), result, 0);
    expect(stepBack(history)).toMatchObject({ label: 'Remove Cart Subtotal', scope: componentId });
    expect(undo(history).present).toEqual(cart);
    expect(stepForth(undo(history))).toMatchObject({ label: 'Remove Cart Subtotal', scope: componentId });
  });

  it('can’t be one that every cart needs', () => {
    for (const type of ['cart_items', 'checkout'] as const) {
      expect(removeComponent(cart, { componentId: idOf(cart, type) })).toMatchObject({
        ok: false,
        code: 'always_visible',
      });
    }
    expect(removeComponent(cart, { componentId: 'ghost' })).toMatchObject({ code: 'component_missing' });
  });

  it('takes its app’s entry along unless another block shows the app', () => {
    const app = { id: 'app', partnerAppId: null, enabled: true, showInEmptyCart: false, userInputs: {} };
    const block = (id: string): CartComponent => ({
      ...newComponent('smart_cart_app', () => id),
      settings: { appId: 'app' },
    });
    const two = holding(holding({ ...cart, apps: [app] }, block('one')), block('two'));
    const one = done(removeComponent(two, { componentId: 'one' }));
    expect(one.apps).toEqual([app]);
    expect(done(removeComponent(one, { componentId: 'two' })).apps).toEqual([]);
  });
});

describe('moved component', () => {
  it('appears at its new place only', () => {
    const document = done(move(cart, 'tiered_progress_bar', 'footer', 1));
    expect(typesAt(document, 'footer')).toEqual(['cart_subtotal', 'tiered_progress_bar', 'checkout']);
    expect(typesAt(document, 'goalBox')).toEqual([]);
    expect(validateCart(document)).toEqual([]);
  });

  it('is named in the undo label', () => {
    expect(move(cart, 'cart_subtotal', 'footer')).toMatchObject({ label: 'Move Cart Subtotal' });
  });

  it('records no step when it stays in place', () => {
    const result = move(cart, 'checkout', 'footer');
    if (!result.ok) throw new Error(result.message);
    expect(record(openHistory(cart), result, 0).past).toEqual([]);
  });

  it.each([
    ['cart_items', 'footer', 'Cart Items stays in the body.'],
    ['cart_items', 'needsAttention', 'Cart Items stays in the body.'],
    ['title_bar', 'body', 'Title Bar stays in the header.'],
    [
      'checkout',
      'needsAttention',
      'Checkout is always visible, and shoppers don’t see what’s in Needs Attention.',
    ],
    ['cart_subtotal', 'crossSells', 'Cross-Sells needs a two-column layout.'],
  ] as const)('is rejected when it is %s and the anchor is %s', (type, anchor, message) => {
    expect(move(cart, type, anchor)).toMatchObject({ ok: false, code: 'anchor', message });
  });

  it('can go to Cross-Sells in a layout with a second column', () => {
    const wide = done(setLayout(cart, { layout: 'double' }));
    expect(typesAt(done(move(wide, 'cart_subtotal', 'crossSells')), 'crossSells')).toEqual(['cart_subtotal']);
  });

  it('respects the header order', () => {
    const document = done(move(add(cart, 'cart_share', 'notes'), 'notes', 'header', 0));
    expect(typesAt(document, 'header')).toEqual(['title_bar', 'cart_share', 'notes']);
    expect(move(document, 'notes', 'header', 0)).toMatchObject({ ok: false, code: 'header_order' });
    expect(move(document, 'title_bar', 'header')).toMatchObject({ ok: false, code: 'header_order' });
  });

  it('moves to Needs Attention when its column is removed, unless it is required', () => {
    const wide = done(setLayout(cart, { layout: 'double' }));
    const filled = done(move(done(move(wide, 'cart_subtotal', 'crossSells')), 'checkout', 'crossSells'));
    const narrow = done(setLayout(filled, { layout: 'single' }));
    expect(typesAt(narrow, 'needsAttention')).toEqual(['cart_subtotal']);
    expect(typesAt(narrow, 'body')).toEqual(['cart_items', 'checkout']);
    expect(validateCart(narrow)).toEqual([]);
  });

  it('returns to its place when the layout change is undone', () => {
    const wide = done(setLayout(cart, { layout: 'double-right' }));
    const filled = done(move(wide, 'cart_subtotal', 'crossSells'));
    const narrow = setLayout(filled, { layout: 'single' });
    if (!narrow.ok) throw new Error(narrow.message);
    expect(undo(record(openHistory(filled), narrow, 0)).present).toEqual(filled);
  });
});

describe('component places', () => {
  it('list the allowed places from top to bottom, including the current one', () => {
    expect(placesFor(cart, idOf(cart, 'title_bar'))).toEqual([{ anchor: 'header', index: 0 }]);
    const places = placesFor(cart, idOf(cart, 'tiered_progress_bar'));
    expect(places.map(({ anchor, index }) => `${anchor} ${index}`)).toEqual([
      'header 1',
      'goalBox 0',
      'body 0',
      'body 1',
      'footer 0',
      'footer 1',
      'footer 2',
    ]);
  });

  it('are stepped through one at a time, across anchors', () => {
    const componentId = idOf(cart, 'tiered_progress_bar');
    const down = done(stepComponent(cart, { componentId, by: 1 }));
    expect(typesAt(down, 'body')).toEqual(['tiered_progress_bar', 'cart_items']);
    expect(typesAt(done(stepComponent(down, { componentId, by: -1 })), 'goalBox')).toEqual([
      'tiered_progress_bar',
    ]);
  });

  it('stop at the first and last place, even if there is only one', () => {
    const checkout = idOf(cart, 'checkout');
    expect(stepComponent(cart, { componentId: checkout, by: 1 })).toMatchObject({
      message: 'Checkout can’t move any lower.',
    });
    expect(stepComponent(cart, { componentId: idOf(cart, 'title_bar'), by: 1 })).toMatchObject({
      message: 'Title Bar can’t be moved.',
    });
  });

  it('belong to anchors that the editor shows', () => {
    expect(anchorsInEditor(cart)).toEqual(['header', 'goalBox', 'body', 'footer']);
    expect(anchorsInEditor({ ...cart, layout: 'double' })).toContain('crossSells');
    const waiting = done(move(cart, 'cart_subtotal', 'needsAttention'));
    expect(anchorsInEditor(waiting)).toContain('needsAttention');
    const stranded = { ...cart, dragDropState: { ...cart.dragDropState, crossSells: ['x'] } };
    expect(anchorsInEditor(stranded)).toContain('crossSells');
  });

  it('Any sequence of moves keeps the cart valid.', () => {
    const full = add(cart, 'announcement_bar', 'cart_share', 'login', 'notes', 'custom_code_block');
    for (const { componentId } of full.components) {
      for (const place of placesFor(full, componentId)) {
        const moved = done(moveComponent(full, { componentId, ...place }));
        expect(ANCHORS.flatMap((anchor) => moved.dragDropState[anchor]).toSorted()).toEqual(
          full.components.map((each) => each.componentId).toSorted(),
        );
        expect(typesAt(moved, 'header').slice(0, 3)).toEqual(['title_bar', 'cart_share', 'login']);
      }
    }
  });
});

describe('configured component', () => {
  it('differs from a new one by more than its ids', () => {
    const bar = findByType(cart, 'tiered_progress_bar');
    expect(bar && isConfigured(bar)).toBe(false);
    const title = idOf(cart, 'title_bar');
    const settings = { title: 'Bag' };
    const changed = done(setComponentSettings(cart, { componentId: title, settings, field: 'title' }));
    const component = findComponent(changed, title);
    expect(component && isConfigured(component)).toBe(true);
  });
});

import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { addApp } from '@cartwright/core/cart/commands/apps';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { anchorsInEditor, findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../model/component-title';
import { rowIssues, visibilityOf } from './row-facts';

const newId = () => crypto.randomUUID();
const editOf = (cart: ReturnType<typeof newCart>) => ({ cart, widgets: {} });

function aCartOf(count: number) {
  let cart = newCart('c', 'Cart', newId);
  while (cart.components.length < count) {
    const grown = addComponent(cart, { type: 'custom_code_block', newId });
    if (!grown.ok) throw new Error(grown.message);
    cart = grown.document;
  }
  return cart;
}

describe('keystroke in a panel', () => {
  it('changes nothing that the tree of thirty components watches', () => {
    const cart = aCartOf(30);
    const componentId = findByType(cart, 'title_bar')?.componentId ?? '';
    const settings = { title: 'Bag' };
    const typed = setComponentSettings(cart, { componentId, settings, field: 'title' });
    if (!typed.ok) throw new Error(typed.message);
    expect(typed.document.dragDropState).toBe(cart.dragDropState);
    expect(anchorsInEditor(typed.document)).toEqual(anchorsInEditor(cart));
    const facts = (document: typeof cart) =>
      document.components.map(({ componentId: id }) => [
        titleOf(document, id),
        visibilityOf(document, id),
        rowIssues(editOf(document), id, new Map()),
      ]);
    expect(facts(typed.document)).toEqual(facts(cart));
  });

  it('counts an invalid setting at its component', () => {
    const cart = aCartOf(6);
    const componentId = findByType(cart, 'title_bar')?.componentId ?? '';
    const typed = setComponentSettings(cart, { componentId, settings: { title: '' }, field: 'title' });
    if (!typed.ok) throw new Error(typed.message);
    expect(rowIssues(editOf(typed.document), componentId, new Map())).toHaveLength(1);
  });

  it('counts an app’s exceeded limit at the component that shows it', () => {
    const app = { id: 'app', name: 'App', description: '', tag: 'an-app', inputs: [] };
    const added = addApp(newCart('c', 'Cart', newId), { app, newId });
    if (!added.ok) throw new Error(added.message);
    const { document } = added;
    const [entry] = document.apps;
    if (!entry) throw new Error('The app has an entry.');
    const typed = { ...document, apps: [{ ...entry, userInputs: { label: 'x'.repeat(301) } }] };
    const componentId = findByType(document, 'smart_cart_app')?.componentId ?? '';
    expect(rowIssues(editOf(document), componentId, new Map())).toEqual([]);
    expect(rowIssues(editOf(typed), componentId, new Map())).toHaveLength(1);
  });
});

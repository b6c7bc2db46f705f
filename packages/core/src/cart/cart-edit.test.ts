import { describe, expect, it } from 'vitest';
import { openHistory, record, stepBack, undo } from '../editing/history';
import { newWidget } from '../widgets/widget';
import {
  adoptWidget,
  type CartEdit,
  changeCartWidget,
  changedWidgets,
  emptyWidgets,
  onCart,
  purgeWidget,
  validateCartEdit,
  widgetIdOf,
  widgetScope,
} from './cart-edit';
import { addCartWidget } from './commands/add-cart-widget';
import { addComponent } from './commands/add-component';
import { setCartFields } from './commands/set-cart-fields';
import { setComponentSettings } from './commands/set-component-settings';
import { toggleComponent } from './commands/toggle-component';
import { widgetIdsIn } from './components-of';
import { newCart } from './new-cart';

let ids = 0;
const newId = () => `id-${++ids}`;

/** A cart with a component that shows widget 3. */
function anEdit(): CartEdit {
  const added = addComponent(newCart('cart', 'Spring', newId), {
    type: 'cross_sell_widget',
    newId: () => 'shown',
  });
  if (!added.ok) throw new Error(added.message);
  const settings = { widgetId: 3 };
  const chosen = setComponentSettings(added.document, { componentId: 'shown', settings, field: 'widgetId' });
  if (!chosen.ok) throw new Error(chosen.message);
  return adoptWidget({ cart: chosen.document, widgets: {} }, newWidget(3, 'Beside', 'cart_page'));
}
const title = (edit: CartEdit, to: string) =>
  changeCartWidget(edit, { id: 3, changes: { title: to }, field: 'title' });

describe('cart edit with widgets', () => {
  it('lists visible widgets without products', () => {
    const edit = anEdit();
    expect(emptyWidgets(edit).map(({ id }) => id)).toEqual([3]);
    const recommended = changeCartWidget(edit, {
      id: 3,
      changes: { dataSourcePath: '/products/related' },
      field: '',
    });
    expect(recommended.ok && emptyWidgets(recommended.document)).toEqual([]);
    const hidden = onCart((cart) => toggleComponent(cart, { componentId: 'shown' }))(edit);
    expect(hidden.ok && emptyWidgets(hidden.document)).toEqual([]);
    expect(emptyWidgets({ ...edit, widgets: {} })).toEqual([]);
  });

  it('records typing in a widget as one named step of a shared history', () => {
    let history = openHistory(anEdit());
    for (const text of ['F', 'Fr', 'Fresh']) {
      const typed = title(history.present, text);
      if (typed.ok) history = record(history, typed, 0);
    }
    const renamed = onCart((cart) => setCartFields(cart, { fields: { name: 'Summer' } }))(history.present);
    if (renamed.ok) history = record(history, renamed, 10);
    expect(history.past.map(({ label, scope }) => [label, scope])).toEqual([
      ['Change widget "Beside"', 'widget/3'],
      ['Change cart settings', null],
    ]);
    const back = undo(undo(history));
    expect(back.present).toEqual(history.saved);
    expect(stepBack(back)).toBeUndefined();
  });

  it('contains a new widget from the step that assigned it to a component', () => {
    const edit = anEdit();
    const widget = newWidget(9, 'Made here', 'cart_page');
    const made = addCartWidget(edit, { widget, componentId: 'shown' });
    if (!made.ok) throw new Error(made.message);
    expect(widgetIdsIn(made.document.cart)).toEqual([9]);
    expect(changedWidgets(made.document, edit)).toEqual([widget]);
    const back = undo(record(openHistory(edit), made, 0));
    expect(back.present).toEqual(edit);
    expect(addCartWidget(edit, { widget, componentId: 'none' }).ok).toBe(false);
  });

  it('rejects changes to an unknown widget', () => {
    expect(changeCartWidget(anEdit(), { id: 4, changes: {}, field: 'title' })).toMatchObject({
      ok: false,
      code: 'widget_missing',
    });
  });

  it('can’t be saved with an invalid widget unless no component shows it', () => {
    const edit = anEdit();
    const wrong = changeCartWidget(edit, {
      id: 3,
      changes: { settings: { limit: 21 }, name: '' },
      field: 'limit',
    });
    if (!wrong.ok) throw new Error(wrong.message);
    expect(validateCartEdit(wrong.document)).toMatchObject([
      { scope: 'widget/3', path: ['name'], title: 'Widget "Unnamed widget"' },
      { scope: 'widget/3', path: ['settings', 'limit'] },
    ]);
    const settings = { widgetId: null };
    const taken = onCart((cart) =>
      setComponentSettings(cart, { componentId: 'shown', settings, field: 'widgetId' }),
    )(wrong.document);
    expect(taken.ok && validateCartEdit(taken.document).map(({ scope }) => scope)).toEqual(['shown']);
  });

  it('lists its changed widgets', () => {
    const edit = anEdit();
    const typed = title(edit, 'Fresh');
    expect(typed.ok && changedWidgets(typed.document, edit).map(({ id }) => id)).toEqual([3]);
    expect(changedWidgets({ ...edit, widgets: { ...edit.widgets } }, edit)).toEqual([]);
  });

  it('loads a widget once and removes a deleted one', () => {
    const edit = anEdit();
    expect(adoptWidget(edit, newWidget(3, 'Other', 'cart_page'))).toBe(edit);
    expect(purgeWidget(edit, 3)).toEqual({ cart: edit.cart, widgets: {} });
    expect(purgeWidget(edit, 4)).toBe(edit);
  });

  it('scopes widgets by names that no component uses', () => {
    expect(widgetIdOf(widgetScope(12))).toBe(12);
    expect([widgetIdOf('shown'), widgetIdOf(null), widgetIdOf(undefined)]).toEqual([null, null, null]);
  });
});

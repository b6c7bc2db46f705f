import { describe, expect, it } from 'vitest';
import { PARTNER_APPS } from '../apps/partner-apps';
import { COMPONENT_TYPES, type ComponentType } from '../components/component-types';
import { describedFields } from '../editing/described-fields';
import { differences } from '../editing/difference';
import { allOf, threeWay } from '../editing/merge';
import { withChanges } from '../widgets/change-widget';
import { newWidget } from '../widgets/widget';
import type { CartDocument } from './cart-document';
import { cartEditParts } from './cart-edit-parts';
import { cartParts, restoredCart } from './cart-parts';
import { type AddableType, addComponent } from './commands/add-component';
import { addApp } from './commands/apps';
import type { CommandResult } from './commands/command';
import { moveComponent } from './commands/move-component';
import { addTier, updateTier } from './commands/progress-bar/tiers';
import { removeComponent } from './commands/remove-component';
import { setCartFields, setSchedule } from './commands/set-cart-fields';
import { setComponentSettings } from './commands/set-component-settings';
import { setLayout } from './commands/set-layout';
import { findByType } from './components-of';
import { newCart } from './new-cart';
import { validateCart } from './validate-cart';

const counted = (prefix: string) => {
  let last = 0;
  return () => `${prefix}-${++last}`;
};
const newId = counted('new');
const base = newCart('cart', 'Summer', counted('id'));

const done = (result: CommandResult) => {
  if (!result.ok) throw new Error(result.message);
  return result.document;
};
const idOf = (cart: CartDocument, type: ComponentType) => {
  const found = findByType(cart, type);
  if (!found) throw new Error(`no ${type}`);
  return found.componentId;
};
const add = (cart: CartDocument, type: AddableType) => done(addComponent(cart, { type, newId }));
const retitled = (cart: CartDocument, title: string) =>
  done(
    setComponentSettings(cart, {
      componentId: idOf(cart, 'title_bar'),
      settings: { headingTag: 'h2', title },
      field: 'title',
    }),
  );
const move = (
  cart: CartDocument,
  type: ComponentType,
  anchor: 'body' | 'footer' | 'goalBox',
  index: number,
) => done(moveComponent(cart, { componentId: idOf(cart, type), anchor, index }));
const merged = (mine: CartDocument, theirs: CartDocument, from = base) => {
  const result = threeWay(cartParts, { base: from, mine, theirs }).merged(new Map());
  if (!result.ok) throw new Error(`undecided: ${result.undecided}`);
  return result.document;
};

describe('differences between two carts', () => {
  it('name the field, with both values when they are short', () => {
    expect(differences(cartParts, base, retitled(base, 'Your bag'))).toEqual([
      {
        id: 'type:title_bar',
        title: 'Title Bar',
        kind: 'changed',
        fields: [
          { label: 'Title', kind: 'changed', before: { text: 'Your cart' }, after: { text: 'Your bag' } },
        ],
      },
    ]);
  });

  it('report a long text as changed without quoting it', () => {
    const [part] = differences(cartParts, base, retitled(base, 'x'.repeat(61)));
    expect(part?.fields).toMatchObject([{ before: { text: 'Your cart' }, after: null }]);
  });

  it('list added and removed components without a resulting order change', () => {
    const removed = done(removeComponent(base, { componentId: idOf(base, 'cart_subtotal') }));
    expect(differences(cartParts, base, add(removed, 'notes'))).toEqual([
      { id: 'type:cart_subtotal', title: 'Cart Subtotal', kind: 'removed', fields: [] },
      { id: 'type:notes', title: 'Notes', kind: 'added', fields: [] },
    ]);
  });

  it('list moves with their new place', () => {
    expect(differences(cartParts, base, move(base, 'tiered_progress_bar', 'footer', 1))).toEqual([
      {
        id: 'order',
        title: 'Order of components',
        kind: 'moved',
        fields: [
          {
            label: 'Tiered Progress Bar',
            kind: 'changed',
            before: { text: 'Goal Box' },
            after: { text: 'Footer' },
          },
        ],
      },
    ]);
    const [order] = differences(cartParts, base, move(base, 'checkout', 'footer', 0));
    expect(order?.fields).toHaveLength(1);
  });

  it('include the tiers of a progress bar', () => {
    const componentId = idOf(base, 'tiered_progress_bar');
    const [bar] = findByType(base, 'tiered_progress_bar')?.settings.bars ?? [];
    const [tier] = bar?.tiers ?? [];
    if (!bar || !tier) throw new Error('a new bar has a tier');
    const changes = { minimum: 75 };
    const changed = done(
      updateTier(base, { componentId, barId: bar.id, tierId: tier.id, changes, field: 'minimum' }),
    );
    const [part] = differences(cartParts, base, changed);
    expect(part?.fields).toMatchObject([{ kind: 'changed', after: { text: '75' } }]);
    expect(part?.fields[0]?.label).toMatch(/Tier( \d)?: Minimum$/);
    const longer = done(addTier(base, { componentId, barId: bar.id, type: 'discount', newId }));
    expect(differences(cartParts, base, longer)[0]?.fields).toMatchObject([{ kind: 'added' }]);
  });

  it('return dates as instants', () => {
    const startDate = '2026-12-01T09:00:00.000Z';
    const scheduled = done(setSchedule(base, { fields: { isScheduled: true, startDate } }));
    expect(differences(cartParts, base, scheduled)[0]?.fields).toEqual([
      { label: 'Schedule this cart', kind: 'changed', before: { text: 'Off' }, after: { text: 'On' } },
      { label: 'Start', kind: 'changed', before: { text: 'Empty' }, after: { instant: startDate } },
    ]);
  });

  it.each(Object.keys(COMPONENT_TYPES) as ComponentType[])('label every setting of %s', (type) => {
    const settings = COMPONENT_TYPES[type].defaults(counted('s'));
    const labelled = new Set(describedFields(settings, COMPONENT_TYPES[type].labels).map(({ key }) => key));
    const starts = (path: string) => [...labelled].some((key) => key === path || key.startsWith(`${path}.`));
    for (const [name, value] of Object.entries(settings)) {
      if (type === 'smart_cart_app') continue;
      const paths =
        name === 'language' ? Object.keys(value as object).map((each) => `${name}.${each}`) : [name];
      for (const path of paths) expect(starts(path), path).toBe(true);
    }
  });
});

describe('merge of two people’s edits', () => {
  it('keeps changes to different components', () => {
    const mine = retitled(base, 'Your bag');
    const theirs = add(base, 'notes');
    const both = merged(mine, theirs);
    expect(both).toEqual(retitled(theirs, 'Your bag'));
    expect(validateCart(both)).toEqual([]);
  });

  it('asks for a choice when both changed the same component', () => {
    const mine = retitled(base, 'Mine');
    const theirs = retitled(base, 'Theirs');
    const merge = threeWay(cartParts, { base, mine, theirs });
    expect(merge.merged(new Map())).toEqual({ ok: false, undecided: ['type:title_bar'] });
    expect(merge.merged(new Map([['type:title_bar', 'mine']]))).toEqual({ ok: true, document: mine });
    expect(merge.merged(allOf(merge.parts, 'theirs'))).toEqual({ ok: true, document: theirs });
  });

  it('keeps a single Notes component when both added one', () => {
    const [mine, theirs] = [add(base, 'notes'), add(base, 'notes')];
    const merge = threeWay(cartParts, { base, mine, theirs });
    const chosen = merge.merged(new Map([['type:notes', 'mine']]));
    expect(chosen.ok && chosen.document.components.filter(({ type }) => type === 'notes')).toHaveLength(1);
    expect(chosen.ok && validateCart(chosen.document)).toEqual([]);
  });

  it('keeps a component that was changed on one side and removed on the other, when chosen', () => {
    const componentId = idOf(base, 'tiered_progress_bar');
    const mine = {
      ...base,
      components: base.components.map((each) =>
        each.componentId === componentId ? { ...each, title: 'Rewards' } : each,
      ),
    };
    const theirs = done(removeComponent(base, { componentId }));
    const merge = threeWay(cartParts, { base, mine, theirs });
    expect(merge.parts.filter(({ changedBy }) => changedBy === 'both')).toMatchObject([
      { title: 'Rewards', mine: { kind: 'changed' }, theirs: { kind: 'removed' } },
    ]);
    const chosen = merge.merged(new Map([['type:tiered_progress_bar', 'mine']]));
    expect(chosen.ok && chosen.document.dragDropState.goalBox).toEqual([componentId]);
  });

  it('moves second-column components to Needs Attention when the column is removed', () => {
    const wide = done(setLayout(base, { layout: 'double' }));
    const mine = add(wide, 'cross_sell_widget');
    const theirs = done(setLayout(wide, { layout: 'single' }));
    const both = merged(mine, theirs, wide);
    expect(both.dragDropState.needsAttention).toEqual([idOf(both, 'cross_sell_widget')]);
  });

  it('keeps or removes an app’s entry together with its block', () => {
    const [app] = PARTNER_APPS;
    if (!app) throw new Error('there are apps');
    const mine = done(addApp(base, { app, newId }));
    const both = merged(mine, retitled(base, 'Your bag'));
    expect(both.apps).toEqual(mine.apps);
    const gone = done(removeComponent(mine, { componentId: idOf(mine, 'smart_cart_app') }));
    expect(merged(gone, retitled(mine, 'Your bag'), mine).apps).toEqual([]);
  });

  it('keeps each side’s changes to the cart’s widgets', () => {
    const [one, two] = [newWidget(1, 'One', 'cart_page'), newWidget(2, 'Two', 'cart_page')];
    const edit = { cart: base, widgets: { 1: one, 2: two } };
    const mine = { ...edit, widgets: { 1: { ...one, title: 'Mine' }, 2: two } };
    const theirs = { ...edit, widgets: { 1: one, 2: withChanges(two, { settings: { limit: 2 } }) } };
    const merge = threeWay(cartEditParts, { base: edit, mine, theirs });
    expect(merge.parts.filter(({ changedBy }) => changedBy !== 'nobody')).toMatchObject([
      { title: 'Widget "One"', changedBy: 'mine' },
      {
        title: 'Widget "Two"',
        changedBy: 'theirs',
        theirs: { fields: [{ label: 'Maximum products', before: { text: '8' }, after: { text: '2' } }] },
      },
    ]);
    expect(merge.merged(new Map())).toEqual({
      ok: true,
      document: { cart: base, widgets: { 1: mine.widgets[1], 2: theirs.widgets[2] } },
    });
  });
});

describe('restored version of a cart', () => {
  it('restores the content but stays enabled and the fallback', () => {
    const now = {
      ...done(setCartFields(base, { fields: { name: 'Autumn', enabled: true } })),
      isFallback: true,
    };
    expect(restoredCart(retitled(base, 'Your bag'), now)).toEqual({
      ...retitled(base, 'Your bag'),
      enabled: true,
      isFallback: true,
    });
  });

  it('keeps the current schedule', () => {
    const schedule = {
      isScheduled: true,
      startDate: '2026-12-01T10:00:00.000Z',
      endDate: '2026-12-08T10:00:00.000Z',
    };
    expect(restoredCart(retitled(base, 'Your bag'), { ...base, ...schedule })).toMatchObject(schedule);
    expect(restoredCart({ ...base, ...schedule }, base)).toMatchObject({ isScheduled: false });
  });
});

import { toggleTemplate } from '@cartwright/core/cart/commands/custom-template/custom-template';
import { moveComponent } from '@cartwright/core/cart/commands/move-component';
import { removeComponent } from '@cartwright/core/cart/commands/remove-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { screenAfter } from './screen-after';

const cart = newCart('c', 'Cart', () => crypto.randomUUID());
const title = findByType(cart, 'title_bar')?.componentId ?? '';
const bar = findByType(cart, 'tiered_progress_bar')?.componentId ?? '';
const documentOf = (result: ReturnType<typeof moveComponent>) => (result.ok ? result.document : cart);
const screen = (componentId: string) => ({ kind: 'component', componentId }) as const;

describe('screen after undo or redo', () => {
  it('opens the panel of the changed settings', () => {
    const renamed = documentOf(
      setComponentSettings(cart, { componentId: title, settings: { title: 'Bag' }, field: 'title' }),
    );
    for (const before of [screen(bar), { kind: 'general' } as const, null]) {
      expect(screenAfter(before, title, renamed, cart)).toEqual(screen(title));
    }
  });

  it('stays when a component only moved', () => {
    const moved = documentOf(moveComponent(cart, { componentId: bar, anchor: 'footer', index: 0 }));
    expect(screenAfter(screen(title), bar, moved, cart)).toEqual(screen(title));
    expect(screenAfter(null, bar, moved, cart)).toBeNull();
  });

  it('stays when a component was added or removed', () => {
    const removed = documentOf(removeComponent(cart, { componentId: bar }));
    expect(screenAfter(screen(title), bar, removed, cart)).toEqual(screen(title));
    expect(screenAfter(null, bar, cart, removed)).toBeNull();
  });

  it('is the Buy More Save More screen for its changes', () => {
    const on = { ...cart, buyMoreSaveMoreEnabled: true };
    expect(screenAfter(screen(title), null, on, cart)).toEqual({ kind: 'bmsm' });
  });

  it.each([
    ['general', { name: 'Other' }],
    ['global', { cartPageEnabled: false }],
    ['layouts', { layout: 'double' }],
    ['schedule', { isScheduled: true }],
  ] as const)('is the %s screen for its cart settings', (kind, change) => {
    expect(screenAfter(screen(title), null, cart, { ...cart, ...change })).toEqual({ kind });
  });

  it('shows the change when undoing past a save', () => {
    const later = { ...cart, isScheduled: true };
    const saved: typeof cart = JSON.parse(JSON.stringify(later));
    expect(screenAfter(null, null, saved, cart)).toEqual({ kind: 'schedule' });
    const moved = documentOf(moveComponent(cart, { componentId: bar, anchor: 'footer', index: 0 }));
    const savedMove: typeof cart = JSON.parse(JSON.stringify(moved));
    expect(screenAfter(null, bar, savedMove, cart)).toBeNull();
  });

  it('shows a template where it is edited', () => {
    const edit = { editedBy: 'Merchant', at: '2026-11-20T10:00:00.000Z', newId: () => 'template' };
    const own = documentOf(toggleTemplate(cart, { componentId: title, edit }));
    expect(screenAfter(screen(bar), title, own, cart)).toEqual(screen(title));
    const whole = documentOf(toggleTemplate(cart, { componentId: null, edit }));
    expect(screenAfter(null, null, whole, cart)).toEqual({ kind: 'general' });
  });
});

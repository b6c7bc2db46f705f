import { describe, expect, it } from 'vitest';
import type { CartDocument } from './cart-document';
import { toggleComponent } from './commands/toggle-component';
import { findByType } from './components-of';
import { newCart } from './new-cart';
import { shownLast } from './shown-last';

let last = 0;
const cart = newCart('c', 'Cart', () => `id-${++last}`);
const idOf = (type: 'title_bar' | 'tiered_progress_bar') => findByType(cart, type)?.componentId ?? '';
const bar = idOf('tiered_progress_bar');
const title = idOf('title_bar');

function toggled(document: CartDocument, ...ids: readonly string[]): CartDocument {
  return ids.reduce((present, componentId) => {
    const result = toggleComponent(present, { componentId });
    if (!result.ok) throw new Error(result.message);
    return result.document;
  }, document);
}

describe('last component turned on', () => {
  const hidden = toggled(cart, bar, title);

  it('is null at first and after a component is hidden', () => {
    expect(shownLast(null, null, cart)).toBeNull();
    expect(shownLast(null, cart, hidden)).toBeNull();
  });

  it('is the component just shown, until another is turned on', () => {
    const withBar = toggled(hidden, bar);
    expect(shownLast(null, hidden, withBar)).toBe(bar);
    expect(shownLast(bar, withBar, withBar)).toBe(bar);
    expect(shownLast(bar, withBar, toggled(withBar, title))).toBe(title);
  });

  it('is null once it is hidden again, or when several are shown at once', () => {
    const withBar = toggled(hidden, bar);
    expect(shownLast(bar, withBar, hidden)).toBeNull();
    expect(shownLast(null, hidden, cart)).toBeNull();
  });
});

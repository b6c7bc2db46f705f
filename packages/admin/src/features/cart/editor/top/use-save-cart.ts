import { emptyWidgets } from '@cartwright/core/cart/cart-edit';
import { type Consequence, messageAfter, messageBefore } from '@cartwright/core/schedule/consequence';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Saving, useSave } from '../../../../editor-kit/save/use-save';
import { cartsKey } from '../../../../shared/api/cart-keys';
import { cartsQuery } from '../../../../shared/api/carts-query';
import { shopQuery } from '../../../../shared/api/shop-query';
import { publishedMessage } from '../../../../shared/format/published-messages';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { toast } from '../../../../shared/state/toasts';
import { emptyMessage } from '../../../../widget-settings/empty-messages';
import { WIDGET_LISTS, widgetQuery } from '../../../../widget-settings/widget-queries';
import type { CartSaveResult } from '../model/cart-model';
import { useEditor } from '../model/editor-context';
import { screenOfIssue } from '../model/issues';
import { refusedCartMessage } from '../model/refused-messages';
import { saveConsequence } from '../model/save-consequence';
import { useChooseScreen } from '../model/use-screen';

/**
 * Saves the cart with its widgets, with result toasts. `ask` confirms a save that leaves the store
 * without a live cart.
 */
export function useSaveCart(ask: (message: string) => Promise<boolean>): Saving {
  const model = useEditor();
  const queries = useQueryClient();
  const choose = useChooseScreen();
  const timezone = useTimezone();
  /** Consequence of the pending save. */
  const expected = useRef<Consequence | null>(null);

  async function mayBeSaved(): Promise<boolean> {
    const { present, saved } = model.document.get().history;
    const listed = queries.getQueryData(cartsQuery.queryKey)?.combinedCarts;
    const sides = { saved: saved.cart, edited: present.cart };
    expected.current = listed ? saveConsequence(sides, listed, { now: Date.now(), timezone }) : null;
    return !expected.current?.losesCart || ask(messageBefore(expected.current, { timezone }));
  }

  function onSaved({ turnedOff, publication, widgets }: CartSaveResult) {
    const off = turnedOff === null ? '' : ` “${nameOfCart({ name: turnedOff })}” was turned off.`;
    // The server, which knows all carts, says which one was turned off.
    const seen = expected.current?.isSeen
      ? ` ${messageAfter({ ...expected.current, turnedOff: null }, timezone)}`
      : '';
    for (const { widget, revision } of widgets) {
      if (revision === 1) toast(`Created widget "${widgetName(widget)}"`);
    }
    const empty = emptyMessage(emptyWidgets(model.document.get().history.saved));
    const done = `Saved successfully!${seen}${off}${empty}`;
    toast(publication ? publishedMessage(done, publication, done) : done);
    // Exact: refetching the cart that is open here is unnecessary.
    void queries.invalidateQueries({ queryKey: cartsKey, exact: true });
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    // For all widgets: one that was removed from the cart is used less, too.
    void queries.invalidateQueries({ queryKey: ['widget-uses'] });
    for (const saved of widgets) {
      // Updates only existing cache entries: an unobserved one would go stale.
      queries.setQueryData(widgetQuery(saved.widget.id).queryKey, (known) => known && saved);
    }
    void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
  }

  return useSave(model, {
    mayBeSaved,
    onSaved,
    refusedMessage: refusedCartMessage,
    showIssue(issue) {
      const screen = screenOfIssue(issue, model.document.get().history.present.cart);
      if (screen) choose(screen);
    },
  });
}

import { type Consequence, messageAfter, messageBefore } from '@cartwright/core/schedule/consequence';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { emptyWidgets } from '@cartwright/core/smart-cart/cart-edit';
import { widgetName } from '@cartwright/core/widgets/change-widget';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Saving, useSave } from '../../../editor-kit/save/use-save';
import { cartsKey } from '../../../shared/api/cart-keys';
import { cartsQuery } from '../../../shared/api/carts-query';
import { shopQuery } from '../../../shared/api/shop-query';
import { publishedMessage } from '../../../shared/format/published-messages';
import { useTimezone } from '../../../shared/hooks/use-timezone';
import { toast } from '../../../shared/state/toasts';
import { emptyMessage } from '../../../widget-settings/empty-messages';
import { WIDGET_LISTS, widgetQuery } from '../../../widget-settings/widget-queries';
import type { CartSaveResult } from '../model/cart-model';
import { useEditor } from '../model/editor-context';
import { screenOfIssue } from '../model/issues';
import { refusedCartMessage } from '../model/refused-messages';
import { saveConsequence } from '../model/save-consequence';
import { useChooseScreen } from '../model/use-screen';

/**
 * Saves the cart with its widgets, and says what came of it. `ask` is asked before the store is left without a live cart, and
 * answers whether to go on.
 */
export function useSaveCart(ask: (message: string) => Promise<boolean>): Saving {
  const model = useEditor();
  const queries = useQueryClient();
  const choose = useChooseScreen();
  const timezone = useTimezone();
  /** What the save that is under way comes to. */
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
    // Which cart was turned off the server says, which saw them all.
    const seen = expected.current?.isSeen
      ? ` ${messageAfter({ ...expected.current, turnedOff: null }, timezone)}`
      : '';
    for (const { widget, revision } of widgets) {
      if (revision === 1) toast(`Created widget "${widgetName(widget)}"`);
    }
    const empty = emptyMessage(emptyWidgets(model.document.get().history.saved));
    const done = `Saved successfully!${seen}${off}${empty}`;
    toast(publication ? publishedMessage(done, publication, done) : done);
    // Exact: the cart itself is this editor's, reading it again would change nothing.
    void queries.invalidateQueries({ queryKey: cartsKey, exact: true });
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    // By all widgets: one that the cart no longer has is used less, too.
    void queries.invalidateQueries({ queryKey: ['widget-uses'] });
    for (const saved of widgets) {
      // One that nobody looks at is not kept: it would be old when it is looked at.
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

import { useQueryClient } from '@tanstack/react-query';
import { type Saving, useSave } from '../../../editor-kit/save/use-save';
import { cartsKey } from '../../../shared/cart-keys';
import { publishedWords } from '../../../shared/published-words';
import { shopQuery } from '../../../shared/shop-query';
import { toast } from '../../../shared/toasts';
import { cartWidgetsQuery, widgetQuery } from '../../../widget-settings/widget-queries';
import type { CartTold } from '../model/cart-model';
import { useEditor } from '../model/editor-context';
import { screenOfIssue } from '../model/issues';
import { refusedCartWords } from '../model/refused-words';
import { useChooseScreen } from '../model/use-screen';

/** Saves the cart with its widgets, and says what came of it. */
export function useSaveCart(): Saving {
  const model = useEditor();
  const queries = useQueryClient();
  const choose = useChooseScreen();

  function onSaved({ turnedOff, publication, widgets }: CartTold) {
    const name = turnedOff?.trim() || 'Unnamed cart';
    const done = `Saved successfully!${turnedOff === null ? '' : ` "${name}" was turned off.`}`;
    toast(publication ? publishedWords(done, publication, done) : done);
    // Exact: the cart itself is this editor's, reading it again would change nothing.
    void queries.invalidateQueries({ queryKey: cartsKey, exact: true });
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    // By all widgets: one that the cart no longer has is used less, too.
    void queries.invalidateQueries({ queryKey: ['widget-uses'] });
    for (const saved of widgets) {
      // One that nobody looks at is not kept: it would be old when it is looked at.
      queries.setQueryData(widgetQuery(saved.widget.id).queryKey, (known) => known && saved);
    }
    if (widgets.length > 0) void queries.invalidateQueries({ queryKey: cartWidgetsQuery.queryKey });
  }

  return useSave(model, {
    onSaved,
    refusedWords: refusedCartWords,
    showIssue(issue) {
      const screen = screenOfIssue(issue, model.document.get().history.present.cart);
      if (screen) choose(screen);
    },
  });
}

import { bundleMark } from '@cartwright/core/bundles/bundle-line';
import type { BuiltBundle } from '@cartwright/storefront-kit/bundles/built-bundles';
import { takeBundleEdits } from '@cartwright/storefront-kit/bundles/bundle-edits';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { type Signal, signal } from '@preact/signals';
import { isPriced } from '../../session/is-priced';
import type * as OffersFile from '../../session/offers-file';
import type { CartSession } from '../../session/session';
import { rewardCart } from '../../state/gifts/reward-cart';
import { contextOf } from '../../state/ports/rules';
import type { Forecast } from '../../state/store/forecast';
import { askBeforeLoss, type PendingChange } from './asking';
import { removeBundle, replaceBundle } from './replace-bundle';

/** State of a cart's bundle groups. */
export interface BundleState {
  readonly asked: Signal<PendingChange | null>;
  /** Bundles being removed, hidden meanwhile. */
  readonly leaving: Signal<ReadonlySet<string>>;
  /** Keys of lines rendered as bundle parts; no confirmation for lines that aren't shown. */
  drawn: ReadonlySet<string>;
  remove(name: string): void;
  /** Discount of a bundle now and under the rule it was built by, in subunits; null if unknown. */
  sinceBuilt(name: string, built: BuiltBundle | undefined, view: Forecast): OffByRules | null;
}

type OffByRules = ReturnType<typeof OffersFile.offByRules>;

/** `load` loads the bundle rules. */
export function bundleState(
  session: CartSession,
  load = () => loadFile<typeof OffersFile>('offers'),
): BundleState {
  const file = signal<typeof OffersFile | null>(null);
  void load().then((loaded) => {
    file.value = loaded;
  });
  const judgedIn = ({ cart }: Forecast) => {
    const rules = session.rules.value;
    const { rewards } = rules.config;
    return [rewards, rewardCart(cart, rules.config), contextOf(cart, rules)] as const;
  };
  const leaving = signal<ReadonlySet<string>>(new Set());
  // Cached, because every keystroke in a quantity renders the cart.
  const judged = new WeakMap<Forecast, Map<string, OffByRules | null>>();
  const state: BundleState = {
    asked: askBeforeLoss(session, ({ line: { key }, quantity }) => {
      const view = session.cartStore.view.peek();
      if (!view || !state.drawn.has(key)) return null;
      const loss = file.peek()?.lostByReducing(...judgedIn(view), { lineKey: key, quantity });
      return loss && (loss.amount > 0 || loss.giftKeys.length > 0) ? loss : null;
    }),
    leaving,
    drawn: new Set(),
    remove(name) {
      leaving.value = new Set(leaving.peek()).add(name);
      void removeBundle(session, name).finally(() => {
        leaving.value = new Set([...leaving.peek()].filter((each) => each !== name));
      });
    },
    sinceBuilt(name, built, view) {
      const mark = bundleMark({ properties: { _bundle: name } });
      // A discount lost to a code, or lines without a price, says nothing about the rule.
      if (!built || !mark || !file.value || view.choices.lost || !isPriced(view.cart)) return null;
      const known = judged.get(view) ?? new Map<string, OffByRules | null>();
      judged.set(view, known);
      if (!known.has(name)) {
        try {
          known.set(name, file.value.offByRules(...judgedIn(view), mark, built.rule));
        } catch {
          // Stored by another version.
          known.set(name, null);
        }
      }
      return known.get(name) ?? null;
    },
  };
  takeBundleEdits((edit) => void replaceBundle(session, edit).then(edit.done));
  return state;
}

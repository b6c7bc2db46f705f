import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { ReadonlySignal } from '@preact/signals';
import type { Announcer } from '../drawer/announcer';
import { CartView } from '../drawer/cart-view';
import { standsInEmptyCart } from '../drawer/empty-cart';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import type { DropMark } from './drop-mark';
import { whyNothing } from './nothing-to-show';

/** It is drawn in two places, of which one has something for every cart. */
const IN_PIECES: StorefrontComponent['type'] = 'cart_subtotal';

/** Marks by the editor on the components. */
export interface PreviewMarks {
  readonly selected: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly drop: DropMark | null;
  /** Why the selected component has no place in the cart; null where it has one. */
  readonly missing: string | null;
}

/** The cart as the editor shows it: always open, each component to be selected. */
export function PreviewView(props: {
  readonly session: CartSession;
  readonly announcer: Announcer;
  readonly parts: CartParts;
  readonly marks: ReadonlySignal<PreviewMarks>;
  readonly onComponentError: (componentId: string, message: string) => void;
}) {
  const { session } = props;
  const { selected, names, drop, missing } = props.marks.value;
  const cart = session.cartStore.view.value?.cart ?? null;
  const rules = session.rules.value;
  const offered = session.page.preview?.offered;
  const nameOf = (id: string) => names[id] ?? 'This component';
  const isDrawn = (component: StorefrontComponent) =>
    cart?.lines.length !== 0 || standsInEmptyCart(component);
  const left = rules.config.components.find((each) => each.id === selected && !isDrawn(each));
  const note = missing ?? (left ? whyNothing(left, { rules, cart, offered }) : null);
  return (
    <div className="cw-preview">
      <CartView
        session={session}
        announcer={props.announcer}
        parts={props.parts}
        onComponentError={props.onComponentError}
        fallback={(message) => <p className="cw-broken">This component cannot be shown: {message}</p>}
        around={(component, content) =>
          // A title bar that the cart does not have is no component to be chosen.
          component.id === '' ? (
            content
          ) : (
            <>
              <div
                className="cw-around"
                data-component={component.id}
                data-selected={selected === component.id}
                data-drop={drop?.componentId === component.id ? drop.side : undefined}
              >
                {content}
              </div>
              {selected === component.id && component.type !== IN_PIECES && (
                <Nothing
                  id={component.id}
                  name={nameOf(component.id)}
                  why={whyNothing(component, { rules, cart, offered })}
                />
              )}
            </>
          )
        }
      />
      {note !== null && selected !== null && (
        <p className="cw-note" role="note" lang="en" dir="ltr">
          <b>{nameOf(selected)}</b> {note}
        </p>
      )}
    </div>
  );
}

/** Stands for the selected component where that draws nothing; the style sheet hides it beside one that does. */
function Nothing({ id, name, why }: { readonly id: string; readonly name: string; readonly why: string }) {
  return (
    <p className="cw-nothing" data-component={id} lang="en" dir="ltr">
      <b>{name}</b> {why}
    </p>
  );
}

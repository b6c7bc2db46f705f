import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import type { ReadonlySignal } from '@preact/signals';
import type { Announcer } from '../drawer/announcer';
import { CartView } from '../drawer/cart-view';
import { standsInEmptyCart } from '../drawer/empty-cart';
import type { CartParts } from '../parts/part';
import type { CartSession } from '../session/session';
import type { DropMark } from './drop-mark';
import { whyNothing } from './nothing-to-show';

/** Rendered in two sections, one of which is never empty. */
const IN_PIECES: StorefrontComponent['type'] = 'cart_subtotal';

/** Editor marks on components. */
export interface PreviewMarks {
  readonly selected: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly drop: DropMark | null;
  /** Why the selected component isn't in the cart; null if it is. */
  readonly missing: string | null;
}

/** Cart in the editor: always open, with selectable components. */
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
          // The fallback title bar isn't selectable.
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

/** Placeholder for a selected component that renders nothing; hidden by CSS otherwise. */
function Nothing({ id, name, why }: { readonly id: string; readonly name: string; readonly why: string }) {
  return (
    <p className="cw-nothing" data-component={id} lang="en" dir="ltr">
      <b>{name}</b> {why}
    </p>
  );
}

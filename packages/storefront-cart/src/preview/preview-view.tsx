import type { ReadonlySignal } from '@preact/signals';
import type { Announcer } from '../drawer/announcer';
import { CartView } from '../drawer/cart-view';
import type { CartSession } from '../drawer/session';
import type { Parts } from '../parts/parts';
import type { DropMark } from './drop-mark';

/** The cart as the editor shows it: always open, filling its frame, each component to be selected. */
export function PreviewView(props: {
  readonly session: CartSession;
  readonly announcer: Announcer;
  readonly parts: Parts;
  readonly selected: ReadonlySignal<string | null>;
  readonly drop: ReadonlySignal<DropMark | null>;
  readonly onComponentError: (componentId: string, message: string) => void;
}) {
  return (
    <div className="cw-preview">
      <CartView
        session={props.session}
        announcer={props.announcer}
        parts={props.parts}
        onComponentError={props.onComponentError}
        fallback={(message) => <p className="cw-broken">This component cannot be shown: {message}</p>}
        around={(component, content) =>
          // A title bar that the cart does not have is no component to be chosen.
          component.id === '' ? (
            content
          ) : (
            <div
              className="cw-around"
              data-component={component.id}
              data-selected={props.selected.value === component.id}
              data-drop={props.drop.value?.componentId === component.id ? props.drop.value.side : undefined}
            >
              {content}
            </div>
          )
        }
      />
    </div>
  );
}

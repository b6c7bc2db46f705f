import type { PreviewLine } from '@cartwright/core/contract/preview';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { render } from 'preact';
import { createAnnouncer } from '../drawer/announcer';
import { newsOf } from '../drawer/news-of';
import type { CartParts } from '../parts/part';
import { type CartSession, createSession, type SessionOptions } from '../session/session';
import { boughtLines } from './bought-lines';
import { type PreviewMarks, PreviewView } from './preview-view';

/** Shopper's visit to the cart, starting with an unread cart. */
export interface CartVisit {
  readonly session: CartSession;
  end(): void;
}

interface VisitOptions extends Pick<SessionOptions, 'ports' | 'rules' | 'locale' | 'currency' | 'messages'> {
  readonly parts: CartParts;
  readonly marks: ReadonlySignal<PreviewMarks>;
  readonly onComponentError: (componentId: string, message: string) => void;
  /** Called with the lines, without gifts, after the shopper's actions. */
  readonly onLines: (lines: readonly PreviewLine[]) => void;
}

/** Renders a cart into the root and follows it until the visit ends. Reads nothing. */
export function beginVisit(root: ShadowRoot, options: VisitOptions): CartVisit {
  const { ports, parts, marks, onComponentError } = options;
  const session = createSession({
    rules: options.rules,
    locale: options.locale,
    currency: options.currency,
    messages: options.messages,
    // Own signal, so that subscriptions don't outlive the visit.
    ports: { ...ports, page: { ...ports.page, isOpen: signal(true) } },
    root: '/',
    // Shows the close button, without effect.
    close: () => undefined,
  });
  const announcer = createAnnouncer(session, Promise.resolve({ newsOf }));
  const place = document.createElement('div');
  root.append(place);
  const endDrawing = effect(() => {
    render(<PreviewView {...{ session, announcer, parts, marks, onComponentError }} />, place);
  });
  const endTelling = effect(() => {
    const cart = session.cartStore.truth.value;
    if (cart && !session.cartStore.busy.value) options.onLines(boughtLines(cart));
  });
  return {
    session,
    end() {
      endTelling();
      endDrawing();
      render(null, place);
      place.remove();
      // Custom code blocks are slotted children of the host.
      root.host.replaceChildren();
    },
  };
}

import { RemovedLine } from '@cartwright/ui/cart/removed-line/removed-line';
import css from '@cartwright/ui/cart/removed-line/removed-line.css';
import { hostElement } from '../../parts/host-element';
import type { Part, PartProps } from '../../parts/part';
import { lastRemoval, undoRemoval } from '../../session/last-removal';
import { REMOVED_LINE_MESSAGES } from './removed-line-messages';

/** Lines of the cart, with the removed one's placeholder in its position. */
function RemovedLinePart({ session, elements }: PartProps<'removed_line'>) {
  const removal = lastRemoval(session).value;
  if (!removal) return elements;
  const messages = session.messages('removed_line', REMOVED_LINE_MESSAGES);
  const row = (
    <RemovedLine
      key="removed"
      text={messages.removed(removal.title)}
      undo={{
        label: messages.undo,
        title: messages.undoOf(removal.title),
        onClick() {
          // Scheduled first, before other code restores the focus of the removed button.
          requestAnimationFrame(() => focusLine(removal.id));
          undoRemoval(session);
        },
      }}
    />
  );
  const next = elements.findIndex(({ key }) => removal.following.includes(`${key}`));
  const at = next < 0 ? elements.length : next;
  return [...elements.slice(0, at), row, ...elements.slice(at)];
}

function focusLine(id: string): void {
  const line = hostElement().shadowRoot?.querySelector<HTMLElement>(`[data-line="${id}"]`);
  (line?.querySelector<HTMLElement>('.cw-remove') ?? line)?.focus();
}

export const part: Part<'removed_line'> = { css, Component: RemovedLinePart };

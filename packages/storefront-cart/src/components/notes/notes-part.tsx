import { Notes } from '@cartwright/ui/cart/notes/notes';
import css from '@cartwright/ui/cart/notes/notes.css';
import { signal } from '@preact/signals';
import type { Part, PartProps } from '../../parts/part';
import { NOTES_MESSAGES } from './notes-messages';

/** Shopify's limit. */
const MAX_LENGTH = 5000;

type Saving = 'idle' | 'saving' | 'saved' | 'failed';

const newState = () => ({
  /** Unsaved input, kept if a save is rejected. */
  draft: signal<string | null>(null),
  saving: signal<Saving>('idle'),
});

function NotesPart({ component, session }: PartProps<'notes'>) {
  const { settings } = component;
  const view = session.cartStore.view.value;
  if (!view || view.cart.lines.length === 0) return null;
  const { draft, saving } = session.stateOf('notes', newState);
  const messages = session.messages('notes', NOTES_MESSAGES);

  async function write(text: string): Promise<void> {
    draft.value = text;
    saving.value = 'saving';
    const { ok } = await session.dispatch({ type: 'note', note: text });
    // Newer input has its own save.
    if (draft.value !== text) return;
    saving.value = ok ? 'saved' : 'failed';
    if (ok) draft.value = null;
  }

  return (
    <Notes
      id={component.id}
      label={settings.language.label}
      placeholder={settings.language.placeholder}
      value={draft.value ?? view.cart.note}
      limit={settings.limitCharacters ? settings.maxLength : null}
      longest={MAX_LENGTH}
      remaining={messages.remaining}
      status={saving.value === 'idle' ? null : { kind: saving.value, text: messages[saving.value] }}
      onInput={(text) => void write(text)}
    />
  );
}

export const part: Part<'notes'> = { css, Component: NotesPart };

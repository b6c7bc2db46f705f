import type { ComponentProps } from 'react';
import { Notes } from '../../src/cart/notes/notes';
import type { StoryPage } from './story';

const nothing = () => undefined;
const remaining = (count: number) => `${count} characters left`;

export const page: StoryPage = {
  component: 'notes',
  title: 'Notes',
  place: 'footer',
  stories: ({ property, terms }) => {
    const notes = (id: string, props: Partial<ComponentProps<typeof Notes>>) => (
      <Notes
        id={id}
        label="Order note"
        placeholder="Anything we should know?"
        value=""
        limit={null}
        longest={5000}
        remaining={remaining}
        status={null}
        onInput={nothing}
        {...props}
      />
    );
    return [
      { id: 'empty', title: 'Empty', content: notes('empty', {}) },
      {
        id: 'written',
        title: 'Written and saved',
        content: notes('written', { value: property, status: { kind: 'saved', text: 'Saved' } }),
      },
      {
        id: 'saving',
        title: 'On its way',
        content: notes('saving', { value: property, status: { kind: 'saving', text: 'Saving…' } }),
      },
      {
        id: 'failed',
        title: 'Couldn’t be saved',
        content: notes('failed', { value: property, status: { kind: 'failed', text: 'Not saved yet' } }),
      },
      { id: 'limit', title: 'With a limit', content: notes('limit', { limit: 200, value: 'Ring twice' }) },
      {
        id: 'over',
        title: 'Longer than a limit that came later',
        content: notes('over', { limit: 10, value: terms }),
      },
    ];
  },
};

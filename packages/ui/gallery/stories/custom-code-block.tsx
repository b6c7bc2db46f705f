import { CustomCodeBlock } from '../../src/cart/custom-code-block/custom-code-block';
import type { StoryPage } from './story';

/** Story of a custom code block. What is slotted in is the merchant's, and is not here: what is ours is its place and the editor's notes. */
export const page: StoryPage = {
  component: 'custom-code-block',
  title: 'Custom code block',
  place: 'body',
  stories: () => [
    { id: 'empty', title: 'Without markup', content: <CustomCodeBlock slot="code-a" note={null} /> },
    {
      id: 'note',
      title: 'With a note of the preview',
      content: <CustomCodeBlock slot="code-b" note="Your script runs in the store, not in the preview." />,
    },
  ],
};

import { SmartCartApp } from '../../src/cart/smart-cart-app/smart-cart-app';
import type { StoryPage } from './story';

/** Story of a smart cart app. What it draws is its partner's, and is not here: what is ours is its place and the editor's note. */
export const page: StoryPage = {
  component: 'smart-cart-app',
  title: 'Smart cart app',
  place: 'body',
  stories: ({ heading }) => [
    { id: 'place', title: 'Its place', content: <SmartCartApp slot="app-a" name={heading} note={null} /> },
    {
      id: 'note',
      title: 'With the note of the preview',
      content: (
        <SmartCartApp
          slot="app-b"
          name={heading}
          note="The app’s own script, in your theme, shows it in the store."
        />
      ),
    },
  ],
};

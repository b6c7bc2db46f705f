import type { StoryPage } from './stories/story';

const STORIES = import.meta.glob<StoryPage>('./stories/*.tsx', { import: 'page', eager: true });

const PLACES: readonly StoryPage['place'][] = ['whole', 'header', 'body', 'footer', 'page'];

/** Every folder of `src/cart` with its states, in the order of the cart, then what stands in pages: each file of `stories` exports one as `page`. */
export const PAGES: readonly StoryPage[] = Object.values(STORIES).toSorted(
  (a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || a.title.localeCompare(b.title),
);

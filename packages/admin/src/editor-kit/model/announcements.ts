import { createStore } from '../../shared/state/store';

/** Last announcement; counted, so that the same words are said again. */
export const announcements = createStore<{ readonly text: string; readonly count: number }>({
  text: '',
  count: 0,
});

/** Tells those who hear the page what they cannot see, when nothing else is being said. */
export function announce(text: string): void {
  announcements.set({ text, count: announcements.get().count + 1 });
}

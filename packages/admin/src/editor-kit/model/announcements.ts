import { createStore } from '../../shared/state/store';

/** Last announcement; counted, to repeat equal texts. */
export const announcements = createStore<{ readonly text: string; readonly count: number }>({
  text: '',
  count: 0,
});

/** Announces a text to screen readers. */
export function announce(text: string): void {
  announcements.set({ text, count: announcements.get().count + 1 });
}

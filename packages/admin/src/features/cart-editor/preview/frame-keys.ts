import { createStore } from '../../../shared/store';
import type { KeyPress } from '../model/shortcut';

/** The last key that the preview did not use itself; a new value for each press. */
export const frameKeys = createStore<KeyPress | null>(null);

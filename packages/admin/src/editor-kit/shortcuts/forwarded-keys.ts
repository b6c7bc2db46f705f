import { createStore } from '../../shared/state/store';
import type { KeyPress } from './shortcut';

/** The last key that the preview did not use itself; a new value for each press. */
export const forwardedKeys = createStore<KeyPress | null>(null);

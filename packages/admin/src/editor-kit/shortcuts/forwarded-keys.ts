import { createStore } from '../../shared/state/store';
import type { KeyPress } from './shortcut';

/** Last key press that the preview didn't handle; a new object per press. */
export const forwardedKeys = createStore<KeyPress | null>(null);

import { tellEditor } from './editor-port';

/** Keys that do something in the surface itself. */
const OWN_KEYS = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta'];

/** Hands on to the editor the keys that the surface has no use for. `isTyping`: whether a field has the focus. */
export function handOnKeys(isTyping: () => boolean = () => false): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping() || OWN_KEYS.includes(event.key)) return;
    const mod = event.metaKey || event.ctrlKey;
    // The browser's own undo has nothing to undo here; the editor's has.
    if (mod && /^[zysZYS]$/.test(event.key)) event.preventDefault();
    const { key, code, shiftKey: shift, altKey: alt } = event;
    tellEditor({ type: 'preview:key', key, code, mod, shift, alt });
  });
}

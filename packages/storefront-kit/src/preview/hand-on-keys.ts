import { tellEditor } from './editor-port';

/** Keys used by the surface itself. */
const OWN_KEYS = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta'];

/** Forwards unused keys to the editor. `isTyping`: whether a field has the focus. */
export function handOnKeys(isTyping: () => boolean = () => false): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping() || OWN_KEYS.includes(event.key)) return;
    const mod = event.metaKey || event.ctrlKey;
    // Undo belongs to the editor, not to the browser.
    if (mod && /^[zysZYS]$/.test(event.key)) event.preventDefault();
    const { key, code, shiftKey: shift, altKey: alt } = event;
    tellEditor({ type: 'preview:key', key, code, mod, shift, alt });
  });
}

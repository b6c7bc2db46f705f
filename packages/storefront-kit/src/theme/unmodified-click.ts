type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click navigates in this tab, without another button or a modifier key. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

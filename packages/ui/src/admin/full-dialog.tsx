import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './full-dialog.css';
import { useFocusBack } from './use-focus-back';

/**
 * Full-screen dialog. Mounted while open. Key events don't reach the page; Escape asks to leave,
 * except in a code editor, where it releases Tab.
 */
export function FullDialog(props: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly onLeave: () => void;
  /** Called on Ctrl or Cmd with S. */
  readonly onSave: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useFocusBack();
  useEffect(function open() {
    dialog.current?.showModal();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    const { target, key } = event;
    if (key === 'Escape') {
      event.preventDefault();
      if (!(target instanceof Element && target.closest('.cwa-code'))) props.onLeave();
    }
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 's') {
      event.preventDefault();
      props.onSave();
    }
  }

  return (
    <dialog
      ref={dialog}
      className="cwa-full-dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
    >
      <header className="cwa-full-dialog__head">
        <h2 id={titleId}>{props.title}</h2>
        <div className="cwa-full-dialog__actions">{props.actions}</div>
      </header>
      {props.children}
    </dialog>
  );
}

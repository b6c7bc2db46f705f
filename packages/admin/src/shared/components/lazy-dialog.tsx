import { DialogLoading } from '@cartwright/ui/admin/dialog-loading';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { FILE_NOT_LOADED } from '../api/file-not-loaded';
import { toastError, withdrawError } from '../state/toasts';

interface DialogProps {
  /** Omitted for a dialog that is mounted while open. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog in a separate chunk, loaded on first opening. Keeps the focus until loaded; on failure
 * shows an error and closes, so that opening it again retries.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  return function LazyDialog(props: Props) {
    const { open = true, onClose } = props;
    const [, setLoaded] = useState(Loaded !== null);
    const close = useRef(onClose);
    close.current = onClose;
    useEffect(
      function loadWhenOpened() {
        if (!open || Loaded) return;
        let left = false;
        load().then(
          (dialog) => {
            Loaded = dialog;
            withdrawError(FILE_NOT_LOADED);
            if (!left) setLoaded(true);
          },
          () => {
            if (left) return;
            toastError(FILE_NOT_LOADED, 'This couldn’t be opened');
            close.current();
          },
        );
        return () => {
          left = true;
        };
      },
      [open],
    );
    if (Loaded) return <Loaded {...props} />;
    return open ? <DialogLoading /> : null;
  };
}

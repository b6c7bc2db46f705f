import { Opening } from '@cartwright/ui/admin/opening';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { FILE_NOT_LOADED } from '../api/file-not-loaded';
import { toastError, withdrawError } from '../state/toasts';

interface DialogProps {
  /** Left out by a dialog that is rendered while it is open. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose file is loaded when it is opened first. Until it is there the focus stays where it was; where it does not
 * come, that is said, and the dialog counts as closed: what opened it opens it again, which is another try.
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
    return open ? <Opening /> : null;
  };
}

import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { AlertCircleIcon, CheckCircleIcon, XIcon } from './icons';
import './toast-region.css';

/** Height of the toasts at the bottom of the window, in CSS pixels. */
const TAKEN = '--cwa-toasts-block';

/** Elements that handle Escape first. */
const CLOSED_BY_ESCAPE = '[role="dialog"], dialog[open], .Polaris-Popover';
const isTaken = ({ target }: KeyboardEvent) =>
  document.querySelector(CLOSED_BY_ESCAPE) !== null ||
  (target instanceof Element && target.closest('.cwa-code') !== null);

export interface ShownToast {
  readonly id: number;
  /** `loading`: pending, and only its creator can dismiss it. */
  readonly tone: 'info' | 'loading' | 'error';
  readonly title: string | null;
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/**
 * Toasts at the bottom of the window: success is announced politely, errors assertively. They cover
 * nothing: pages, panels and dialogs end above them. Escape dismisses the newest, unless something
 * open handles it; pending ones stay.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  onPause,
}: {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** Called when hover or focus on a toast starts (it has to stay) or ends. */
  onPause: (id: number, isPaused: boolean) => void;
}) {
  const list = (...tones: ShownToast['tone'][]) =>
    toasts
      .filter(({ tone }) => tones.includes(tone))
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} onPause={onPause} />);
  const region = useRef<HTMLElement>(null);
  const newest = toasts.findLast(({ tone }) => tone !== 'loading')?.id;
  useEffect(function makeRoom() {
    if (!region.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(TAKEN, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty(TAKEN);
    };
  }, []);
  useEffect(
    function dismissByKey() {
      if (newest === undefined) return;
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isTaken(event)) return;
        onDismiss(newest);
      };
      window.addEventListener('keydown', onKey);
      return () => window.removeEventListener('keydown', onKey);
    },
    [newest, onDismiss],
  );
  return (
    <section className="cwa-toasts" aria-label="Notifications" ref={region}>
      <div aria-live="assertive">{list('error')}</div>
      <div aria-live="polite">{list('info', 'loading')}</div>
    </section>
  );
}

function ToastCard({
  toast,
  onDismiss,
  onPause,
}: {
  toast: ShownToast;
  onDismiss: (id: number) => void;
  onPause: (id: number, isPaused: boolean) => void;
}) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;
  useEffect(
    function holdWhileRead() {
      if (!isPaused) return;
      onPause(toast.id, true);
      return () => onPause(toast.id, false);
    },
    [isPaused, toast.id, onPause],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, it only stays.
    <div
      className={`cwa-toast cwa-toast--${toast.tone}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span className="cwa-toast__icon">
        <ToneIcon tone={toast.tone} />
      </span>
      <div className="cwa-toast__text">
        {toast.title !== null && <strong>{toast.title}: </strong>}
        {toast.message}
      </div>
      {toast.action && (
        <button type="button" className="cwa-toast__action" onClick={toast.action.run}>
          {toast.action.label}
        </button>
      )}
      {toast.tone !== 'loading' && (
        <button
          type="button"
          className="cwa-toast__close"
          aria-label="Dismiss"
          aria-keyshortcuts="Escape"
          title="Dismiss (Esc)"
          onClick={() => onDismiss(toast.id)}
        >
          <Icon source={XIcon} />
        </button>
      )}
    </div>
  );
}

function ToneIcon({ tone }: Pick<ShownToast, 'tone'>) {
  if (tone === 'loading') return <span className="cwa-toast__ring" aria-hidden="true" />;
  return <Icon source={tone === 'error' ? AlertCircleIcon : CheckCircleIcon} />;
}

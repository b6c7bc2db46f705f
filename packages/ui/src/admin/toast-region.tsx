import { Icon } from '@shopify/polaris';
import { AlertCircleIcon, CheckCircleIcon, XIcon } from '@shopify/polaris-icons';
import './toast-region.css';

export interface ShownToast {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly title: string | null;
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Short messages at the head of the page, where nothing is typed: what worked is said politely, what failed at once. */
export function ToastRegion({
  toasts,
  onDismiss,
}: {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}) {
  const list = (tone: ShownToast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return (
    <section className="cwa-toasts" aria-label="Notifications">
      <div aria-live="assertive">{list('error')}</div>
      <div aria-live="polite">{list('info')}</div>
    </section>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  return (
    <div className={`cwa-toast cwa-toast--${toast.tone}`}>
      <span className="cwa-toast__icon">
        <Icon source={toast.tone === 'error' ? AlertCircleIcon : CheckCircleIcon} />
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
      <button
        type="button"
        className="cwa-toast__close"
        aria-label="Dismiss"
        onClick={() => onDismiss(toast.id)}
      >
        <Icon source={XIcon} />
      </button>
    </div>
  );
}

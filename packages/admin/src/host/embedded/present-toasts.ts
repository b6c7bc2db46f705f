import { durationOf, type Toast } from '../../shared/state/toasts';
import type { AppBridge } from './app-bridge';

/** Duration of toasts without an end, in milliseconds: App Bridge ends every toast by itself. */
const STAYS = 24 * 60 * 60 * 1000;

/**
 * Shows our toasts as Shopify's: call it with the current ones on each change. Removed toasts are hidden, new ones
 * shown; one in progress also starts the admin's loading bar. `onDismiss` is called for toasts that the merchant
 * closes.
 */
export function toastPresenter(
  { toast, loading }: Pick<AppBridge, 'toast' | 'loading'>,
  onDismiss: (id: number) => void,
): (toasts: readonly Toast[]) => void {
  const shown = new Map<number, string>();
  let isLoading = false;
  return (toasts) => {
    for (const [id, theirs] of shown) {
      if (toasts.some((each) => each.id === id)) continue;
      shown.delete(id);
      toast.hide(theirs);
    }
    for (const each of toasts.filter(({ id }) => !shown.has(id))) {
      shown.set(
        each.id,
        toast.show(wordsOf(each), { ...optionsOf(each), onDismiss: () => onDismiss(each.id) }),
      );
    }
    const isUnderWay = toasts.some(({ tone }) => tone === 'loading');
    if (isUnderWay !== isLoading) loading(isUnderWay);
    isLoading = isUnderWay;
  };
}

const wordsOf = ({ title, message }: Toast) => (title === null ? message : `${title}: ${message}`);

function optionsOf(each: Toast) {
  const { tone, action } = each;
  return {
    duration: durationOf(each) ?? STAYS,
    isError: tone === 'error',
    ...(action && { action: action.label, onAction: action.run }),
  };
}

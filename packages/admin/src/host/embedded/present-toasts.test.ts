import { describe, expect, it } from 'vitest';
import type { Toast } from '../../shared/state/toasts';
import type { AdminToast } from './app-bridge';
import { toastPresenter } from './present-toasts';

const worked: Toast = { id: 1, tone: 'info', title: null, message: 'Cart saved' };
const failed: Toast = { id: 2, tone: 'error', title: 'Demo cart', message: 'It was not saved.' };
const saving: Toast = { id: 3, tone: 'loading', title: null, message: 'Saving...' };

/** Shopify's admin, as far as it shows toasts. */
function anAdmin() {
  const shown = new Map<string, { message: string; options: AdminToast }>();
  const loading: boolean[] = [];
  let ids = 0;
  const dismissed: number[] = [];
  const present = toastPresenter(
    {
      toast: {
        show(message, options = {}) {
          ids += 1;
          shown.set(`theirs-${ids}`, { message, options });
          return `theirs-${ids}`;
        },
        hide: (id) => void shown.delete(id),
      },
      loading: (isLoading) => void loading.push(isLoading),
    },
    (id) => dismissed.push(id),
  );
  return { present, loading, dismissed, shown: () => [...shown.values()], made: () => ids };
}

describe('toasts in Shopify’s admin', () => {
  it('are shown once, and hidden when removed', () => {
    const admin = anAdmin();
    admin.present([worked]);
    admin.present([worked, failed]);
    expect(admin.shown().map(({ message }) => message)).toEqual([
      'Cart saved',
      'Demo cart: It was not saved.',
    ]);
    admin.present([failed]);
    expect(admin.shown().map(({ message }) => message)).toEqual(['Demo cart: It was not saved.']);
    expect(admin.made()).toBe(2);
  });

  it('expire by themselves only if ours do', () => {
    const admin = anAdmin();
    admin.present([worked, failed, saving]);
    const [ended, error, staying] = admin.shown().map(({ options }) => options.duration);
    expect([ended, error]).toEqual([5000, 10_000]);
    expect(staying).toBeGreaterThan(60 * 60 * 1000);
    expect(admin.shown().map(({ options }) => options.isError)).toEqual([false, true, false]);
  });

  it('have the same action as ours', () => {
    const admin = anAdmin();
    const undone: string[] = [];
    admin.present([{ ...worked, action: { label: 'Undo', run: () => undone.push('removal') } }]);
    const [offer] = admin.shown();
    expect(offer?.options).toMatchObject({ action: 'Undo', duration: 10_000 });
    offer?.options.onAction?.();
    expect(undone).toEqual(['removal']);
  });

  it('are removed here when closed there', () => {
    const admin = anAdmin();
    admin.present([failed]);
    admin.shown()[0]?.options.onDismiss?.();
    expect(admin.dismissed).toEqual([failed.id]);
  });

  it('move the loading bar during a task', () => {
    const admin = anAdmin();
    admin.present([worked]);
    admin.present([worked, saving]);
    admin.present([saving]);
    admin.present([]);
    expect(admin.loading).toEqual([true, false]);
  });
});

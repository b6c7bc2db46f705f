import { signOut } from '@cartwright/core/contract/sign-in';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api';
import { toastError } from '../state/toasts';

/** Signs out of all shops, then loads `next` (a URL of our server), which drops all page state. */
export function useSignOut(): { readonly leave: (next: string) => void; readonly busy: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: async (next: string) => ({
      next,
      result: await api.call(signOut, { params: {}, query: {}, body: {} }),
    }),
    onSuccess({ next, result }) {
      // An expired session counts as signed out.
      if (result.ok || result.code === 'unauthenticated') window.location.assign(next);
      else toastError(result.message, 'You couldn’t be signed out');
    },
  });
  return { leave: mutate, busy: isPending };
}

import { signOut } from '@cartwright/core/contract/sign-in';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api';
import { toastError } from '../state/toasts';

/** Ends the session for all of its shops, then loads `next` (an address of our server) anew: nothing is kept in the page. */
export function useSignOut(): { readonly leave: (next: string) => void; readonly busy: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: async (next: string) => ({
      next,
      result: await api.call(signOut, { params: {}, query: {}, body: {} }),
    }),
    onSuccess({ next, result }) {
      // A session that has ended by itself is what was asked for.
      if (result.ok || result.code === 'unauthenticated') window.location.assign(next);
      else toastError(result.message, 'You couldn’t be signed out');
    },
  });
  return { leave: mutate, busy: isPending };
}

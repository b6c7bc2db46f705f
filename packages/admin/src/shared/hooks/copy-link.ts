import { toast, toastError } from '../state/toasts';

/** Puts a link where it can be pasted from, and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast('Preview link copied');
  } catch {
    toastError(`Your browser doesn’t allow copying. Here’s the link: ${link}`);
  }
}

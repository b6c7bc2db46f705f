import { toast, toastError } from '../state/toasts';

/** Copies a link to the clipboard, with a toast. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast('Preview link copied');
  } catch {
    toastError(`Your browser doesn’t allow copying. Here’s the link: ${link}`);
  }
}

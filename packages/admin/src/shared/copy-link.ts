import { toast, toastError } from './toasts';

/** Puts a link where it can be pasted from, and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast('Preview link copied');
  } catch {
    toastError(`The browser does not allow copying. The link is ${link}`);
  }
}

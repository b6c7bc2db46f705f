/** Result of sharing a link; `by_hand`: it has to be shown. */
export type Shared = 'sent' | 'copied' | 'by_hand';

/** Abilities of a browser to share. */
export interface SharingDevice {
  readonly share?: (content: { readonly text: string; readonly url: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** The device's own way to share, then the clipboard. A shopper who thinks better of it has shared nothing, and is asked nothing more. */
export async function shareLink(
  url: string,
  text: string,
  device: SharingDevice,
): Promise<Shared | 'cancelled'> {
  try {
    if (device.share) {
      await device.share({ text, url });
      return 'sent';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    if (!device.clipboard) return 'by_hand';
    await device.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by_hand';
  }
}

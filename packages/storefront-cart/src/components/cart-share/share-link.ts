/** Result of sharing a link; `by_hand`: show it for manual copying. */
export type Shared = 'sent' | 'copied' | 'by_hand';

/** Sharing capabilities of a browser. */
export interface SharingDevice {
  readonly share?: (content: { readonly text: string; readonly url: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** Shares a link by the device's share sheet, else the clipboard. A shopper who cancels isn't offered a fallback. */
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

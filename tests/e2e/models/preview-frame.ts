import {
  type FrameMessage,
  PREVIEW_PROTOCOL,
  type PreviewSnapshot,
  type PreviewSurface,
  previewPath,
  type RenderMessage,
  renderMessageData,
} from '@cartwright/core/contract/preview';
import { expect, type FrameLocator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Messages that the frame has sent. */
    frameSaid: FrameMessage[];
  }
}

/** The frame of a preview, in a page that stands for the editor. */
export class PreviewFrame {
  readonly inside: FrameLocator;
  private revision = 0;

  constructor(
    private readonly page: Page,
    private readonly adminUrl: string,
  ) {
    this.inside = page.frameLocator('iframe');
  }

  /** Opens the page of a surface, as large as the window, and waits for it to be ready. */
  async open(surface: PreviewSurface): Promise<void> {
    // Only pages of the server may frame it; this one has nothing of its own.
    await this.page.goto(`${this.adminUrl}/healthz`);
    await this.page.evaluate((path) => {
      window.frameSaid = [];
      const frame = document.createElement('iframe');
      window.addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) window.frameSaid.push(data);
      });
      frame.title = 'Preview';
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0';
      frame.src = path;
      document.body.replaceChildren(frame);
    }, previewPath(surface));
    await this.hears({ type: 'preview:ready', protocol: PREVIEW_PROTOCOL, surface });
  }

  /** Sends a state, and waits until it is drawn. */
  async show<Surface extends PreviewSurface>(snapshot: PreviewSnapshot<Surface>): Promise<void> {
    const revision = ++this.revision;
    const message: RenderMessage<Surface> = {
      type: 'preview:render',
      protocol: PREVIEW_PROTOCOL,
      revision,
      ...snapshot,
    };
    await this.page.evaluate((sent) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*');
    }, renderMessageData(message));
    await this.hears({ type: 'preview:rendered', revision });
  }

  /** Waits until the frame has said so. */
  async hears(message: Partial<FrameMessage>): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.frameSaid))
      .toContainEqual(expect.objectContaining(message));
  }

  /** Messages that the frame has sent so far. */
  heard(): Promise<FrameMessage[]> {
    return this.page.evaluate(() => window.frameSaid);
  }
}

import { describe, expect, it } from 'vitest';
import { shareLink } from './share-link';

const refused = (name: string) => () => Promise.reject(new DOMException('', name));

describe('shared link', () => {
  it('uses the device’s share sheet with the message', async () => {
    const sent: unknown[] = [];
    const share = async (content: unknown) => void sent.push(content);
    expect(await shareLink('https://x/?c', 'Look', { share })).toBe('sent');
    expect(sent).toEqual([{ text: 'Look', url: 'https://x/?c' }]);
  });

  it('isn’t copied when the shopper cancels sharing', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('It was asked to copy.')) };
    expect(await shareLink('u', 't', { share: refused('AbortError'), clipboard })).toBe('cancelled');
  });

  it('is copied if sharing isn’t available, and shown if copying fails', async () => {
    let copied = '';
    const clipboard = {
      writeText: async (text: string) => {
        copied = text;
      },
    };
    expect(await shareLink('u', 't', { share: refused('NotAllowedError'), clipboard })).toBe('copied');
    expect(copied).toBe('u');
    expect(await shareLink('u', 't', { clipboard: { writeText: refused('NotAllowedError') } })).toBe(
      'by_hand',
    );
    expect(await shareLink('u', 't', {})).toBe('by_hand');
  });
});

import { describe, expect, it } from 'vitest';
import { shareLink } from './share-link';

const refused = (name: string) => () => Promise.reject(new DOMException('', name));

describe('a link that is shared', () => {
  it('goes the way of the device, with the message', async () => {
    const sent: unknown[] = [];
    const share = async (content: unknown) => void sent.push(content);
    expect(await shareLink('https://x/?c', 'Look', { share })).toBe('sent');
    expect(sent).toEqual([{ text: 'Look', url: 'https://x/?c' }]);
  });

  it('is not copied when the shopper thinks better of it', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('It was asked to copy.')) };
    expect(await shareLink('u', 't', { share: refused('AbortError'), clipboard })).toBe('cancelled');
  });

  it('is copied where the device cannot share, and shown where it cannot copy', async () => {
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

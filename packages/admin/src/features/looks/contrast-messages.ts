import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { PairReading } from '@cartwright/core/looks/contrast-safe-look';

/** Text about a pair's contrast, with the fallback colour if it is too low. */
export interface ContrastMessage {
  readonly tone: 'good' | 'bad';
  readonly message: string;
}

export function contrastMessage(reading: PairReading): ContrastMessage {
  const { leftTo } = reading;
  const { tone, message } = readingMessage(reading);
  if (leftTo === null) return { tone, message };
  return { tone, message: `${message} Depends on your theme while “${COLOUR_NAMES[leftTo]}” is empty.` };
}

function readingMessage({ contrast, mend, isDecoration, id }: PairReading): ContrastMessage {
  const ratio = `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
  const isSeen = id === 'accent' || id === 'border';
  if (!mend) return { tone: 'good', message: `${ratio}, easy to ${isSeen ? 'see' : 'read'}.` };
  if (isDecoration) {
    return { tone: 'bad', message: `${ratio}, hard to see. Dividers keep it; fields use ${mend.to}.` };
  }
  return { tone: 'bad', message: `${ratio}, hard to ${isSeen ? 'see' : 'read'}. Shoppers see ${mend.to}.` };
}

/** Names of pairs, for fields with several. */
export const PAIR_NAMES: Readonly<Record<PairReading['id'], string>> = {
  text: 'On the background',
  'block-text': 'With text',
  headline: 'On the background',
  'button-text': 'On the button',
  accent: 'On the background',
  success: 'On the background',
  border: 'On the background',
};

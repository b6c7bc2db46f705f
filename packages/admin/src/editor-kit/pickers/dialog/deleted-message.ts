import { counted, type Noun } from './noun';

/** That some of what was selected was deleted in the store since. */
export function deletedMessage(count: number, noun: Noun): string {
  return `${counted(count, noun)} ${count === 1 ? 'is' : 'are'} no longer in your store.`;
}

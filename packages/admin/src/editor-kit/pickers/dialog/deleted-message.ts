import { counted, type Noun } from './noun';

/** Notice that selected items were deleted in the store. */
export function deletedMessage(count: number, noun: Noun): string {
  return `${counted(count, noun)} ${count === 1 ? 'is' : 'are'} no longer in your store.`;
}

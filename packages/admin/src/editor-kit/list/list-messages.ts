import { counted } from '../pickers/dialog/noun';
import type { ListChoices } from './list-choices';
import type { ListRequest } from './use-list-place';

type Narrowing<Filter extends string> = Pick<ListRequest<Filter, string, number>, 'search' | 'filter'>;

/** Whether a search or filter applies. */
export const isNarrowed = ({ search, filter }: Narrowing<string>) => search !== '' || filter !== undefined;

/** Result count for screen readers; empty without search and filter. */
export function foundMessage<Filter extends string>(
  request: Narrowing<Filter>,
  total: number,
  { noun }: ListChoices<Filter, string, number>,
): string {
  return isNarrowed(request) ? `${counted(total, noun)} found` : '';
}

/** Empty state of a search or filter. */
export function noneMessage<Filter extends string>(
  { search, filter }: Narrowing<Filter>,
  { noun, filter: filters }: ListChoices<Filter, string, number>,
): string {
  const chosen = filters?.options.find(({ value }) => value === filter)?.label.toLowerCase();
  if (filters === undefined || chosen === undefined) return `No ${noun.one} is called "${search}".`;
  const label = filters.label.toLowerCase();
  if (search === '') return `No ${noun.one} has the ${label} “${chosen}”.`;
  return `No ${noun.one} with the ${label} “${chosen}” is called "${search}".`;
}

import type { Part, Parts } from '../editing/parts';
import type { KeywordGroup, KeywordGroups } from './keyword-groups';

/** Sections of keyword groups: each group, and their order. A group that one side lacks isn't part of the order. */
export const keywordGroupsParts: Parts<KeywordGroups> = {
  split: (document) => [
    ...document.groups.map(
      (group): Part => ({
        id: group.id,
        title: titleOf(group),
        value: group,
        fields: [
          { key: 'name', label: 'Name', value: group.keywordGroupName, text: group.keywordGroupName },
          { key: 'keywords', label: 'Keywords', value: group.keywords, text: group.keywords.join(', ') },
          {
            key: 'promoted',
            label: 'Promoted products',
            value: group.promotedProducts,
            text: String(group.promotedProducts.length),
          },
          {
            key: 'redirect',
            label: 'Leads to',
            value: [group.redirectEnabled, group.redirectUrl],
            text: group.redirectEnabled ? group.redirectUrl : 'The results',
          },
        ],
      }),
    ),
    {
      id: ORDER,
      title: 'Order of the groups',
      value: document.groups.map(({ id }) => id),
      places: [
        {
          name: 'Keyword groups',
          parts: document.groups.map((group) => ({ id: group.id, title: titleOf(group) })),
        },
      ],
    },
  ],
  take(document, from, partId) {
    if (partId === ORDER) return { ...document, groups: inOrderOf(document.groups, from.groups) };
    const theirs = from.groups.find(({ id }) => id === partId);
    const without = document.groups.filter(({ id }) => id !== partId);
    if (!theirs) return { ...document, groups: without };
    const place = document.groups.findIndex(({ id }) => id === partId);
    const at = place === -1 ? without.length : place;
    return { ...document, groups: [...without.slice(0, at), theirs, ...without.slice(at)] };
  },
};

const ORDER = 'order';
const titleOf = ({ keywordGroupName }: KeywordGroup) => keywordGroupName.trim() || 'Keyword group';

/** Sorts groups as others are; those missing there come last. */
function inOrderOf(groups: readonly KeywordGroup[], others: readonly KeywordGroup[]): KeywordGroup[] {
  const place = new Map(others.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: KeywordGroup) => place.get(id) ?? others.length;
  return [...groups].sort((a, b) => placeOf(a) - placeOf(b));
}

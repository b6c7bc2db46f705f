import type { Part, Parts } from '../editing/parts';
import type { CustomSource, CustomSources } from './custom-source';

/** Sections of a shop's custom sources, one per source. Their order doesn't matter. */
export const customSourcesParts: Parts<CustomSources> = {
  split: ({ sources }) =>
    sources.map(
      (source): Part => ({
        id: String(source.id),
        title: sourceTitle(source),
        value: source,
        fields: [
          { key: 'name', label: 'Name', value: source.name, text: source.name },
          {
            key: 'rules',
            label: 'Rules',
            value: source.rules,
            text: source.rules.length === 1 ? '1 rule' : `${source.rules.length} rules`,
          },
        ],
      }),
    ),
  take(document, from, partId) {
    const theirs = from.sources.find(({ id }) => String(id) === partId);
    const place = document.sources.findIndex(({ id }) => String(id) === partId);
    const without = document.sources.filter(({ id }) => String(id) !== partId);
    if (!theirs) return { ...document, sources: without };
    const at = place === -1 ? without.length : place;
    return { ...document, sources: [...without.slice(0, at), theirs, ...without.slice(at)] };
  },
};

export const sourceTitle = ({ name }: Pick<CustomSource, 'name'>): string => name.trim() || 'New data source';

import { type Inheritable, takenOver } from '@cartwright/core/collections/inherited';
import { recorded } from '@cartwright/core/editing/set-field';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { useQuery } from '@tanstack/react-query';
import { collectionSettingsQuery, defaultsQuery } from './collection-queries';
import { type InheritanceControl, useCampaign, useRunCampaign } from './listing-editor';

/**
 * Inherits sections of a campaign, or overrides them, initially with the settings of its first
 * collection (null: the default ones).
 */
export function useInherited(first: number | null): (part: Inheritable) => InheritanceControl {
  const { document } = useCampaign();
  const run = useRunCampaign();
  const defaults = useQuery(defaultsQuery).data?.settings;
  const ofFirst = useQuery({ ...collectionSettingsQuery(String(first)), enabled: first !== null });
  const own = ofFirst.data?.data.settings;
  const below = own?.enabled ? own : defaults;

  const change = (part: Inheritable, isInherited: boolean) =>
    run((before) => {
      const others = before.inherits.filter((each) => each !== part);
      const inherits = isInherited ? [...others, part] : others;
      const changed = isInherited || !below ? before : takenOver(part, before, below);
      return recorded('Change what is as without this campaign', { ...changed, inherits });
    });

  return (part) => {
    const isInherited = document.inherits.includes(part);
    return {
      isInherited,
      choice: (
        <Checkbox
          label="As without this campaign"
          // Always has a text: without one it would remount and lose the focus.
          helpText={
            isInherited
              ? 'Each collection keeps its own settings, or the default ones.'
              : 'These settings apply while the campaign is live.'
          }
          checked={isInherited}
          onChange={(next) => change(part, next)}
        />
      ),
    };
  };
}

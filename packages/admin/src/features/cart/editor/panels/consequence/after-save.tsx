import { messageBefore } from '@cartwright/core/schedule/consequence';
import { Banner } from '@cartwright/ui/admin/banner';
import { useQuery } from '@tanstack/react-query';
import { cartsQuery } from '../../../../../shared/api/carts-query';
import { placeIsTested } from '../../../../../shared/format/live-test';
import { useTimezone } from '../../../../../shared/hooks/use-timezone';
import { useDocument, useSavedCart } from '../../model/editor-context';
import { useSaveConsequence } from '../../model/use-save-consequence';

/** Reason why an experiment blocks saving the edited cart; null if none does. */
function useTestedPlace(): string | null {
  const saved = useSavedCart();
  const { id, enabled, isScheduled } = useDocument((document) => document);
  const listed = useQuery(cartsQuery).data?.combinedCarts;
  const wasThere = saved.enabled && !saved.isScheduled;
  if (!listed || !enabled || wasThere) return null;
  return placeIsTested({ id, enabled: false, isScheduled }, listed);
}

/** Banner with the consequence of saving, if shoppers see a change. */
export function AfterSave() {
  const consequence = useSaveConsequence();
  const timezone = useTimezone();
  const refused = useTestedPlace();
  if (refused !== null) {
    return (
      <Banner tone="warning">
        <p>{refused}</p>
      </Banner>
    );
  }
  if (!consequence) return null;
  return (
    <Banner tone={consequence.losesCart ? 'warning' : 'info'}>
      <p>{messageBefore(consequence, { timezone, lead: 'Once you save' })}</p>
    </Banner>
  );
}

import { wordsBefore } from '@cartwright/core/schedule/consequence';
import { Banner } from '@cartwright/ui/admin/banner';
import { useTimezone } from '../../../../shared/hooks/use-timezone';
import { useSaveConsequence } from '../../model/use-save-consequence';

/** Says what saving comes to, where shoppers see something else then. */
export function AfterSave() {
  const consequence = useSaveConsequence();
  const timezone = useTimezone();
  if (!consequence) return null;
  return (
    <Banner tone={consequence.losesCart ? 'warning' : 'info'}>
      <p>{wordsBefore(consequence, { timezone, lead: 'Once you save' })}</p>
    </Banner>
  );
}

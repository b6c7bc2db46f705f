import { Button } from '@cartwright/ui/admin/button';
import { ClockIcon } from '@cartwright/ui/admin/icons';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import { type FunctionComponent, useState } from 'react';

/** Button that opens the earlier versions in `dialog`, mounted while open. */
export function VersionsButton({
  locked,
  dialog: Versions,
}: {
  readonly locked: boolean;
  readonly dialog: FunctionComponent<{ readonly onClose: () => void }>;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip content="Versions" dismissOnMouseOut>
        <Button
          variant="tertiary"
          accessibilityLabel="Versions"
          icon={ClockIcon}
          disabled={locked}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {open && <Versions onClose={() => setOpen(false)} />}
    </>
  );
}

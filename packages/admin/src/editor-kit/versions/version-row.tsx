import type { ListedVersion } from '@cartwright/core/contract/versions';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { Text } from '@cartwright/ui/admin/text';
import { changedText } from './changed-text';

/** Row of a version. */
export function VersionRow(props: {
  readonly version: ListedVersion;
  /** Whether it is the editor's base. */
  readonly current: boolean;
  readonly time: string;
  readonly busy: boolean;
  readonly onSeeChanges: () => void;
  readonly onRestore: () => void;
}) {
  const { version, current, time, busy } = props;
  const changed = changedText(version);
  const name = changed === null ? time : `${time}, ${changed}`;
  return (
    <li className="cw-versions__row">
      <div>
        <Text as="p" fontWeight="semibold">
          {time} {current && <Badge>Current</Badge>}
        </Text>
        {version.savedBy !== null && <Text as="p">{version.savedBy}</Text>}
        {changed !== null && (
          <Text as="p" tone="subdued">
            {changed}
          </Text>
        )}
      </div>
      {!current && (
        <ButtonGroup>
          <Button
            disabled={busy}
            accessibilityLabel={`See changes: version from ${name}`}
            onClick={props.onSeeChanges}
          >
            See changes
          </Button>
          <Button
            disabled={busy}
            accessibilityLabel={`Restore version from ${name}`}
            onClick={props.onRestore}
          >
            Restore
          </Button>
        </ButtonGroup>
      )}
    </li>
  );
}

import { Button } from './button';
import { Text } from './text';
import './load-failed.css';

/** Error state with retry. */
export function LoadFailed({
  message,
  onRetry,
  busy,
}: {
  message: string;
  onRetry: () => void;
  busy: boolean;
}) {
  return (
    <div className="cwa-load-failed" role="alert">
      <Text as="p" variant="bodyLg">
        {message}
      </Text>
      <Button onClick={onRetry} loading={busy} variant="primary">
        Retry
      </Button>
    </div>
  );
}

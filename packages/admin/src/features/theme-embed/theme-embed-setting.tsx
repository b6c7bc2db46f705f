import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { loadErrorMessage } from '../../shared/api/load-error';
import { useThemeEmbed } from '../../shared/hooks/use-theme-embed';
import { ThemeEmbedNotice } from './theme-embed-notice';
import { ThemeEmbedState } from './theme-embed-state';

/** Status of the app embed in settings, with error and loading states. */
export function ThemeEmbedSetting() {
  const { data, error, refetch, isFetching } = useThemeEmbed();
  if (data) {
    return (
      <>
        <ThemeEmbedNotice />
        <ThemeEmbedState align="start" />
      </>
    );
  }
  if (error) {
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <div role="status" aria-label="Loading your theme">
      <SkeletonBodyText lines={1} />
    </div>
  );
}

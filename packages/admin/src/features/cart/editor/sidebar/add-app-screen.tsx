import { addApp } from '@cartwright/core/cart/commands/apps';
import { Icon } from '@cartwright/ui/admin/icon';
import { PlusIcon } from '@cartwright/ui/admin/icons';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useQuery } from '@tanstack/react-query';
import { appsQuery } from '../../../../shared/api/apps-query';
import { loadErrorMessage } from '../../../../shared/api/load-error';
import { useDocument } from '../model/editor-context';
import { useComponentCommands } from '../model/use-component-commands';
import './add-screen.css';

/** Partner apps that can be added. An added one is selected at once. */
export function AddAppScreen() {
  const apps = useQuery(appsQuery);
  const document = useDocument((present) => present);
  const commands = useComponentCommands();
  if (apps.isError) {
    const { error, isFetching, refetch } = apps;
    return <LoadFailed message={loadErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!apps.data) return <SkeletonBodyText lines={4} />;
  return (
    <ul className="cw-add__list" aria-label="Apps">
      {apps.data.map((app) => {
        // Dry run for the reason of a rejection; the id is discarded.
        const tried = addApp(document, { app, newId: () => 'tried' });
        return (
          <li key={app.id}>
            <button
              type="button"
              className="cw-add__offer"
              aria-disabled={!tried.ok}
              onClick={() => tried.ok && commands.addApp(app)}
            >
              <span className="cw-add__text">
                <span className="cw-add__name">
                  <span className="cwa-visually-hidden">Add </span>
                  {app.name}
                </span>
                <span className="cw-add__description">{tried.ok ? app.description : tried.message}</span>
              </span>
              {tried.ok && (
                <span className="cw-add__icon">
                  <Icon source={PlusIcon} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { PublicationNotice } from '../../../shared/publication-notice';
import './sidebar-notice.css';

/** Above the components: whether the store has what was saved. */
export function SidebarNotice() {
  return (
    <div className="cw-sidebar-notice">
      <PublicationNotice />
    </div>
  );
}

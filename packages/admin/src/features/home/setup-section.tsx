import { APP_PROXY_SCOPE } from '@cartwright/core/contract/access-scopes';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { Icon } from '@cartwright/ui/admin/icon';
import { CheckCircleIcon } from '@cartwright/ui/admin/icons';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { useRef, useState } from 'react';
import { ScopeRequestButton } from '../../editor-kit/block-status/scope-request-button';
import { useHost } from '../../host/host';
import { useUpdatePermissions } from '../../shared/api/auth-info';
import type { HomeData } from './home-data';
import { HomeSection } from './home-section';
import { QueryFailed } from './inline-query';
import { isSetupHidden, keepSetupHidden } from './setup-hidden';
import { type SetupStep, type StepAction, setupSteps } from './setup-steps';

/**
 * Set-up checklist; collapsed to one line once done. Merchants can hide it, per browser. `shop`:
 * the shop's domain; null while loading. `now` in epoch milliseconds.
 */
export function SetupSection({
  data,
  shop,
  now,
}: {
  readonly data: HomeData;
  readonly shop: string | null;
  readonly now: number;
}) {
  const [isHidden, setHidden] = useState(() => shop !== null && isSetupHidden(shop));
  const container = useRef<HTMLDivElement>(null);
  const steps = setupSteps(data, now);
  const done = steps.filter(({ state }) => state.kind === 'done').length;
  function hide(hidden: boolean) {
    setHidden(hidden);
    if (shop !== null) keepSetupHidden(shop, hidden);
    // The focused button was removed.
    container.current?.focus();
  }
  return (
    <div ref={container} tabIndex={-1} className="cw-home__setup">
      {done === steps.length ? (
        <HomeSection title="Set-up is complete">{null}</HomeSection>
      ) : isHidden ? (
        <Button variant="plain" onClick={() => hide(false)}>
          Show set-up steps
        </Button>
      ) : (
        <HomeSection
          title="Set up Cartwright"
          head={
            <Button variant="tertiary" accessibilityLabel="Hide set-up steps" onClick={() => hide(true)}>
              Hide
            </Button>
          }
        >
          <p className="cw-home__quiet">{`${done} of ${steps.length} done`}</p>
          <ol className="cw-home__steps">
            {steps.map((step) => (
              <Step key={step.key} step={step} />
            ))}
          </ol>
        </HomeSection>
      )}
    </div>
  );
}

function Step({ step: { title, state } }: { readonly step: SetupStep }) {
  return (
    <li className="cw-home__step" data-state={state.kind}>
      <span className="cw-home__mark" aria-hidden="true">
        {state.kind === 'done' && <Icon source={CheckCircleIcon} />}
      </span>
      <div className="cw-home__step-text">
        <span className="cw-home__step-title">{title}</span>
        {state.kind === 'done' && <span className="cwa-visually-hidden">: done</span>}
        {state.kind === 'unknown' && <Badge>Not known</Badge>}
        {(state.kind === 'todo' || state.kind === 'unknown') && (
          <span className="cw-home__quiet">{state.about}</span>
        )}
        {state.kind === 'failed' && (
          <QueryFailed query={state.query} message="Couldn’t check this step." name={title} />
        )}
        {state.kind === 'loading' && (
          <span className="cw-home__loading" role="status" aria-label={`Checking “${title}”`}>
            <SkeletonBodyText lines={1} />
          </span>
        )}
      </div>
      {(state.kind === 'todo' || state.kind === 'unknown') && (
        <div className="cw-home__step-action">
          <Action action={state.action} title={title} />
        </div>
      )}
    </li>
  );
}

function Action({ action, title }: { readonly action: StepAction; readonly title: string }) {
  if (action.kind === 'permissions') return <UpdatePermissions />;
  if (action.kind === 'proxy') return <ScopeRequestButton scope={APP_PROXY_SCOPE} />;
  const { label, url, external } = action;
  // Unique names: several steps lead to the theme editor.
  const name = external ? `${label}: ${title}` : label;
  return (
    <Button url={url} external={external} accessibilityLabel={name}>
      {label}
    </Button>
  );
}

function UpdatePermissions() {
  const update = useUpdatePermissions(useHost().navigateAway);
  return (
    <Button disabled={update === null} onClick={() => update?.()}>
      Update permissions
    </Button>
  );
}

import { readThemeLook, type ThemeLook } from '@cartwright/core/contract/looks';
import { wearTheme } from '@cartwright/core/looks/change-look';
import { COLOUR_NAMES, COLOURS } from '@cartwright/core/looks/colour-names';
import { contrastSafeLook } from '@cartwright/core/looks/contrast-safe-look';
import { hasFound, withThemeImport } from '@cartwright/core/looks/from-theme-settings';
import type { Look } from '@cartwright/core/looks/look';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { ApiFailureError } from '../../shared/api/api-failure';
import { useLook, useRunLook } from './look-editor';
import { LookPicture } from './look-picture';

/** Imports the theme's look: before and after, with problems first. */
export function ThemeImport() {
  const look = useLook();
  const run = useRunLook();
  const read = useMutation({
    mutationFn: () => responseOf(api.call(readThemeLook, { params: {}, query: {}, body: undefined })),
  });
  const found = read.data;
  return (
    <>
      <Button onClick={() => read.mutate()} loading={read.isPending}>
        Import from your theme
      </Button>
      {(found || read.error) && (
        <OpenModal
          title={found ? `Looks of “${found.theme}”` : 'Your theme couldn’t be read'}
          onClose={read.reset}
          {...(found &&
            hasFound(found) && {
              primaryAction: {
                content: 'Use these looks',
                onAction: () => {
                  run(wearTheme(found));
                  read.reset();
                },
              },
            })}
          secondaryActions={[
            ...(read.error ? [{ content: 'Try again', onAction: () => read.mutate() }] : []),
            { content: found ? 'Cancel' : 'Close', onAction: read.reset },
          ]}
        >
          <ModalSection>
            {found ? <Found look={look} found={found} /> : <Text as="p">{problemMessage(read.error)}</Text>}
          </ModalSection>
        </OpenModal>
      )}
    </>
  );
}

function Found({ look, found }: { readonly look: Look; readonly found: ThemeLook }) {
  if (!hasFound(found)) return <Missed missed={found.missed} />;
  const after = withThemeImport(look, found);
  const mends = contrastSafeLook(after).readings.filter(({ mend, isDecoration }) => mend && !isDecoration);
  return (
    <div className="cw-import">
      <div className="cw-import__pictures">
        <figure>
          <LookPicture look={look} />
          <figcaption>Now</figcaption>
        </figure>
        <figure>
          <LookPicture look={after} />
          <figcaption>With your theme’s looks</figcaption>
        </figure>
      </div>
      <ul className="cw-import__colours" aria-label="Colors">
        {COLOURS.filter((field) => found.colours[field] !== undefined).map((field) => (
          <li key={field}>
            <span className="cw-swatch" style={{ background: found.colours[field] }} aria-hidden="true" />
            {COLOUR_NAMES[field]} <span className="cw-import__code">{found.colours[field]}</span>
          </li>
        ))}
      </ul>
      {mends.map(({ id, changes, mend }) => (
        <Text as="p" key={id}>
          {`${COLOUR_NAMES[changes]}: ${mend?.from} is hard to read here. Shoppers see ${mend?.to}.`}
        </Text>
      ))}
      <Missed missed={found.missed} />
    </div>
  );
}

function Missed({ missed }: { readonly missed: readonly string[] }) {
  if (missed.length === 0) return null;
  return (
    <Banner tone="info" title="Not taken">
      {missed.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </Banner>
  );
}

/** Error message; forbidden errors have no message of their own. */
function problemMessage(problem: Error | null): string {
  if (problem instanceof ApiFailureError && problem.failure.code === 'forbidden') {
    return 'Cartwright doesn’t have permission to read your theme yet. Open the app from your Shopify admin, accept its new permissions, and try again.';
  }
  return problem?.message ?? '';
}

import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useState } from 'react';
import { copyLink } from '../../shared/hooks/copy-link';
import { CONTEXTS } from './experiment-messages';
import { useTestedPage } from './use-tested';
import { variantLink } from './variant-link';

/** Preview links of the variants, uncounted. */
export function VariantPreviews({
  experiment: { id: testId, context, variants },
  shows,
  storeUrl,
}: {
  readonly experiment: ExperimentDocument;
  /** Names of the variants' documents; null if deleted. */
  readonly shows: readonly (string | null)[];
  readonly storeUrl: string;
}) {
  const known = useTestedPage(context, variants[0]?.documentId ?? null);
  const [typed, setTyped] = useState<string | null>(null);
  const page = typed ?? known;
  return (
    <Card>
      <div className="cw-test-card">
        <Text as="h2" variant="headingMd">
          See each variant in the store
        </Text>
        <TextField
          label="Page of your store"
          value={page}
          onChange={setTyped}
          autoComplete="off"
          helpText={`Path or address of ${CONTEXTS[context].page}. These visits aren’t counted.`}
        />
        {variants.map(({ id: variantId }, at) => {
          const link = variantLink(storeUrl, page, { testId, variantId });
          const name = variantName(at);
          return (
            <div key={variantId} className="cw-test-preview">
              <p className="cw-test-preview__name">{`${name}: ${shows[at] ?? 'deleted'}`}</p>
              <div className="cw-test-card__actions">
                <Button url={link} external accessibilityLabel={`Open ${name} in a new tab`}>
                  Open
                </Button>
                <Button accessibilityLabel={`Copy link of ${name}`} onClick={() => void copyLink(link)}>
                  Copy link
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </Card>
  );
}

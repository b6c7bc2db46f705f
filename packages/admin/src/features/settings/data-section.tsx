import { exportSettings } from '@cartwright/core/contract/export-settings';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { saveJsonLines } from '../../shared/hooks/save-file';
import { toastError, withdrawError } from '../../shared/state/toasts';
import { SettingsSection } from './settings-section';

/** Export of the merchant's data. */
export function DataSection() {
  const { isExporting, download } = useDownload();
  return (
    <SettingsSection title="Your data" description="Keep a copy of your settings.">
      <BlockStack gap="300" inlineAlign="start">
        <Text as="p">
          One file with your carts, widgets, looks, collections, search settings and tests. It doesn’t include
          orders, reports, earlier versions or access tokens. If Support restores your settings from it, they
          replace what you have by then, earlier versions included.
        </Text>
        <Button loading={isExporting} onClick={download}>
          Download settings
        </Button>
      </BlockStack>
    </SettingsSection>
  );
}

function useDownload() {
  const [isExporting, setExporting] = useState(false);
  const [failed, setFailed] = useState('');
  async function download() {
    setExporting(true);
    const exported = await api.call(exportSettings, { params: {}, query: {}, body: undefined });
    setExporting(false);
    if (!exported.ok) {
      setFailed(exported.message);
      toastError(exported.message);
      return;
    }
    withdrawError(failed);
    saveJsonLines(exported.response.name, exported.response.lines.join(''));
  }
  return { isExporting, download };
}

import type { Synonym } from '@cartwright/core/search/synonyms';
import type { ReadSynonymLines } from '@cartwright/core/search/synonyms-csv';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { List, ListItem } from '@cartwright/ui/admin/list';
import { Text } from '@cartwright/ui/admin/text';
import { useRef, useState } from 'react';
import { FILE_NOT_LOADED } from '../../shared/api/file-not-loaded';
import { toast, toastError, withdrawError } from '../../shared/state/toasts';
import { readCsvLines } from './csv-lines';

/** Maximum of listed problems. */
const MAX_LISTED = 10;

/** CSV import and export of synonyms. */
export function SynonymsFile({
  synonyms,
  onAdd,
}: {
  readonly synonyms: readonly Synonym[];
  readonly onAdd: (added: readonly Synonym[]) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);

  async function take(chosen: File) {
    setReading(true);
    const read = await readFile(chosen, synonyms).finally(() => setReading(false));
    setProblems(read.ok ? [] : read.problems);
    if (!read.ok) return;
    if (read.synonyms.length > 0) onAdd(read.synonyms);
    toast(addedMessage(read.synonyms.length, read.known));
  }

  async function give() {
    try {
      const [{ synonymsCsv }, { saveCsv }] = await Promise.all([
        loadCsv(),
        import('../../shared/hooks/save-file'),
      ]);
      saveCsv('synonyms.csv', synonymsCsv(synonyms));
      withdrawError(FILE_NOT_LOADED);
    } catch {
      toastError(FILE_NOT_LOADED);
    }
  }
  return (
    <>
      <ButtonGroup>
        <Button loading={isReading} onClick={() => file.current?.click()}>
          Import CSV
        </Button>
        <Button disabled={synonyms.length === 0} onClick={() => void give()}>
          Export CSV
        </Button>
      </ButtonGroup>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file of synonyms"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // Reset, so that the same file can be selected again after a fix.
          event.target.value = '';
          if (chosen) void take(chosen);
        }}
      />
      {problems.length > 0 && (
        <Banner tone="critical" title="No synonyms were imported" onDismiss={() => setProblems([])}>
          <List>
            {problems.slice(0, MAX_LISTED).map((problem) => (
              <ListItem key={problem}>{problem}</ListItem>
            ))}
          </List>
          {problems.length > MAX_LISTED && <Text as="p">{`And ${problems.length - MAX_LISTED} more.`}</Text>}
        </Banner>
      )}
    </>
  );
}

const loadCsv = () => import('@cartwright/core/search/synonyms-csv');

async function readFile(file: File, there: readonly Synonym[]): Promise<ReadSynonymLines> {
  const read = await readCsvLines(file);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  const csv = await loadCsv().catch(() => null);
  if (!csv) return { ok: false, problems: [FILE_NOT_LOADED] };
  return csv.readSynonymLines(read.lines, there, () => crypto.randomUUID());
}

function addedMessage(added: number, known: number): string {
  if (added === 0)
    return known === 0 ? 'The file has no synonyms.' : 'You already have all of these synonyms.';
  const first = added === 1 ? '1 synonym added' : `${added} synonyms added`;
  if (known === 0) return `${first}. Save to use ${added === 1 ? 'it' : 'them'}.`;
  return `${first}, ${known} already there.`;
}

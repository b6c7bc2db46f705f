import { allOf, type Choices, type Merge, type MergePart, type Side } from '@cartwright/core/editing/merge';
import { BlockStack } from '@cartwright/ui/admin/block-stack';
import { Button } from '@cartwright/ui/admin/button';
import { ButtonGroup } from '@cartwright/ui/admin/button-group';
import { ModalSection, OpenModal } from '@cartwright/ui/admin/open-modal';
import { Text } from '@cartwright/ui/admin/text';
import { useRef, useState } from 'react';
import { differingParts, type Group, groupOf, initialChoices } from './choices';
import './merge-dialog.css';
import { MergePartChoice } from './merge-part';

/** Labels of a side. */
export interface SideNames {
  /** Beside each choice. */
  readonly label: string;
  /** Heading of sections that only this side changed. */
  readonly changed: string;
  /** Button that chooses this side everywhere. */
  readonly all: string;
}

export interface MergeDialogProps<Doc> {
  readonly merge: Merge<Doc>;
  readonly title: string;
  readonly message: string;
  readonly mine: SideNames;
  readonly theirs: SideNames;
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly cancel: string;
  /** Merged document. */
  readonly onMerge: (document: Doc) => void;
  /** Closes without merging. */
  readonly onClose: () => void;
}

const GROUPS: readonly Group[] = ['both', 'mine', 'theirs'];

/** Differences between two versions, with a choice of side per section. Mounted while open. */
export function MergeDialog<Doc>(props: MergeDialogProps<Doc>) {
  const { merge, mine, theirs, timezone, onMerge, onClose } = props;
  const now = Date.now();
  const parts = differingParts(merge.parts);
  const [choices, setChoices] = useState<Choices>(() => initialChoices(parts));
  const [undecided, setUndecided] = useState<readonly string[]>([]);
  /** Screen reader announcement. */
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const titles = { both: 'Changed by both', mine: mine.changed, theirs: theirs.changed };

  function choose(next: Choices) {
    setChoices(next);
    setUndecided(undecided.filter((id) => !next.has(id)));
  }

  function chooseAll(side: Side) {
    choose(allOf(parts, side));
    setAnnouncement(`Every part is set to "${{ mine, theirs }[side].label}".`);
  }

  function save() {
    const merged = merge.merged(choices);
    if (merged.ok) {
      onMerge(merged.document);
      return;
    }
    setUndecided(merged.undecided);
    const first = parts.find(({ id }) => merged.undecided.includes(id));
    const fieldset = [...(list.current?.querySelectorAll('fieldset') ?? [])].find(
      ({ dataset }) => dataset.part === first?.id,
    );
    fieldset?.querySelector('input')?.focus();
  }

  return (
    <OpenModal
      size="large"
      title={props.title}
      onClose={onClose}
      primaryAction={{ content: props.confirm, onAction: save }}
      secondaryActions={[{ content: props.cancel, onAction: onClose }]}
    >
      <ModalSection>
        <BlockStack gap="300">
          <Text as="p">{props.message}</Text>
          <ButtonGroup>
            <Button onClick={() => chooseAll('mine')}>{mine.all}</Button>
            <Button onClick={() => chooseAll('theirs')}>{theirs.all}</Button>
          </ButtonGroup>
          <p className="cwa-visually-hidden" role="status">
            {announcement}
          </p>
        </BlockStack>
      </ModalSection>
      <ModalSection>
        <div className="cw-merge" ref={list}>
          {GROUPS.map((group) => (
            <MergeGroup
              key={group}
              title={titles[group]}
              labels={{ mine: mine.label, theirs: theirs.label }}
              parts={parts.filter((part) => groupOf(part) === group)}
              choices={choices}
              undecided={undecided}
              clock={{ timezone, now }}
              onChoose={(id, side) => choose(new Map([...choices, [id, side]]))}
            />
          ))}
        </div>
      </ModalSection>
    </OpenModal>
  );
}

function MergeGroup(props: {
  readonly title: string;
  readonly labels: Readonly<Record<Side, string>>;
  readonly parts: readonly MergePart[];
  readonly choices: Choices;
  readonly undecided: readonly string[];
  readonly clock: { readonly timezone: string; readonly now: number };
  readonly onChoose: (id: string, side: Side) => void;
}) {
  if (props.parts.length === 0) return null;
  return (
    <section className="cw-merge__group">
      <Text as="h3" variant="headingSm">
        {props.title}
      </Text>
      {props.parts.map((part) => (
        <MergePartChoice
          key={part.id}
          part={part}
          labels={props.labels}
          chosen={props.choices.get(part.id) ?? null}
          missing={props.undecided.includes(part.id)}
          clock={props.clock}
          onChoose={(side) => props.onChoose(part.id, side)}
        />
      ))}
    </section>
  );
}

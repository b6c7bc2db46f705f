import type { Command } from '@cartwright/core/editing/set-field';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { FieldScope } from '../../editor-kit/fields/field-scope';

/** What the cards of a test's editor need. */
export interface CardProps {
  readonly document: ExperimentDocument;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<ExperimentDocument>) => unknown;
}

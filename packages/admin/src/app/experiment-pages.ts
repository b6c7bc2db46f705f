/** The pages of experiments, as one file. */
export { ExperimentEditorPage } from '../features/experiments/experiment-editor-page';
export { ExperimentsPage } from '../features/experiments/experiments-page';

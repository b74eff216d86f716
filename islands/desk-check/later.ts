/** What is loaded when it is first asked for, as one module: the more there are, the more pieces the rest falls into. */
export { assumedIn, exampleLines, withComparison } from '@/lib/desk-check/compare';
export { freePlace } from '@/lib/desk-check/free-place';
export { Comparison } from './compare';
export { default as OperationCombobox } from './operation-combobox';
export { default as PasteProtocol } from './paste-protocol';
export { saveCheck } from './save-check';

// The tool as well: with what both need it is one file, where two would have to name to each other what they share.
import './tool';

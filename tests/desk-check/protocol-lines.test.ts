/** Where a pasted protocol is divided, and which of its lines carry the number of a step. */
import { readProtocol } from '@/lib/desk-check/protocol-text';
import { cases } from '../helpers/cases';

it.each(cases('tests/desk-check/pasted/levels.txt'))('%j', (text, ...lines) => {
  const { steps, rest } = readProtocol(text, { operations: [] });
  const left = rest.map((line) => `+ ${line}`);
  expect([...steps.map(({ step }) => step.operation), ...left]).toEqual(lines);
});

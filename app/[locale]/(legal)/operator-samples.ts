import { isSample, type SamplePaths } from '../../../lib/content/sample.ts';

type Terms = Record<'name' | 'address' | 'contact', string>;

/** The terms of what is said of the operator and is a sample still. */
export const operatorSamples = (samples: SamplePaths, { name, address, contact }: Terms): string[] =>
  Object.entries({ 'company.name': name, 'company.address': address, mail: contact }).flatMap(
    ([field, term]) => (isSample(samples, field) ? [term] : []),
  );

import { type Examples, eachOf } from '../examples/specimens';
import { Section, SURFACES } from './section';

export const examples: Examples = (words) => ({
  layout: 'bleed',
  looks: eachOf(SURFACES, (surface) => (
    <Section surface={surface} label={words.label} title={words.statement}>
      <p>{words.text}</p>
    </Section>
  )),
});

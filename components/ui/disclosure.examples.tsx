import { type Examples, eachOf } from '../examples/specimens';
import { Disclosure } from './disclosure';

export const examples: Examples = ({ questions: [first] }) => ({
  layout: 'stack',
  looks: eachOf({ closed: false, open: true }, (state) => (
    <Disclosure open={state === 'open'} summary={first?.question}>
      <p className="pb-7">{first?.answer}</p>
    </Disclosure>
  )),
});

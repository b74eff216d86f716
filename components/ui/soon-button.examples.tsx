import { type Examples, eachOf } from '../examples/specimens';
import { buttonLook } from './button-look';
import { SoonButton } from './soon-button';

export const examples: Examples = (words) => ({
  looks: eachOf({ soon: 0, labneeds: 0, detail: 0 }, (notice) => (
    <SoonButton notice={notice} className={buttonLook()}>
      {words.action}
    </SoonButton>
  )),
});

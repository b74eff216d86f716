import type { Examples } from '../examples/specimens';
import { Button } from './button';
import { Dialog } from './dialog';

export const examples: Examples = ({ action, dialog }) => ({
  looks: {
    Dialog: (
      <>
        <Button text={action} command="show-modal" commandfor="sample-dialog" aria-haspopup="dialog" />
        <Dialog id="sample-dialog" title={dialog.title}>
          <p>{dialog.text}</p>
        </Dialog>
      </>
    ),
  },
});

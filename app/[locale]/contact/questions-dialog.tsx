import { ExternalButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { site } from '@/lib/content';
import { QuestionList, type QuestionListProps } from './question-list';

/** What the button that opens the dialog refers to. */
export const QUESTIONS_DIALOG = 'form-questions';

type QuestionsDialogProps = QuestionListProps & { title: string; open: string };

/** The questions in a dialog, and the way on to the form. */
export function QuestionsDialog({ title, open, ...questions }: QuestionsDialogProps) {
  return (
    <Dialog id={QUESTIONS_DIALOG} title={title}>
      <QuestionList {...questions} />
      <div className="acts mt-6">
        <ExternalButton href={site().urls.contact} text={open} />
      </div>
    </Dialog>
  );
}

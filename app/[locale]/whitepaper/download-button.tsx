import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { Button } from '@/components/ui/button';

type DownloadButtonProps = WhitepaperCopy['download'] & {
  /** Id of the element whose text is saved. */
  from: string;
};

/** Saves the guide as a text file, made in the browser (spec section 7). */
export function DownloadButton({ action, file, done, failed, from }: DownloadButtonProps) {
  return (
    <Button
      look="p"
      icon="anchor"
      data-needs-script
      data-download-from={from}
      data-download-name={file}
      data-download-done={done.title}
      data-download-done-text={done.text}
      data-download-failed={failed.title}
      data-download-failed-text={failed.text}
      text={action}
    />
  );
}

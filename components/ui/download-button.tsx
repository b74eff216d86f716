import { Button } from './button';
import type { ButtonLook } from './button-look';

type Notice = { title: string; text: string };
type DownloadButtonProps = {
  text: string;
  look?: ButtonLook;
  /** Id of the element whose text is saved. */
  from: string;
  /** Name of the file. */
  name: string;
  done: Notice;
  failed: Notice;
  className?: string;
};

/** Saves a text of the page as a file; `client/enhance/download.ts` does it. */
export const DownloadButton = ({ text, from, name, done, failed, ...look }: DownloadButtonProps) => (
  <Button
    {...look}
    icon="anchor"
    data-needs-script
    data-download-from={from}
    data-download-name={name}
    data-download-done={done.title}
    data-download-done-text={done.text}
    data-download-failed={failed.title}
    data-download-failed-text={failed.text}
    text={text}
  />
);

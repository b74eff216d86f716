import type { Examples } from '../examples/specimens';
import { DownloadButton } from './download-button';

export const examples: Examples = (words) => ({
  looks: {
    DownloadButton: (
      <>
        <DownloadButton
          look="secondary"
          text={words.action}
          from="sample-text"
          name="sample.txt"
          done={words.notice}
          failed={words.failed}
        />
        <p id="sample-text" className="mt-2 text-small">
          {words.text}
        </p>
      </>
    ),
  },
});

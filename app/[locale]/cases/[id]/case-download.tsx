import { Button } from '@/components/ui/button';
import { MATERIAL_ID } from './case-material';
import type { CaseDetailCopy } from './copy';
import { materialName } from './material';

type CaseDownloadProps = Pick<CaseDetailCopy['download'], 'done' | 'failed'> & { id: string; action: string };

/** Saves the material of the case as a file; `client/enhance/download.ts` does it. */
export function CaseDownload({ id, action, done, failed }: CaseDownloadProps) {
  return (
    <Button
      look="s"
      icon="anchor"
      data-needs-script
      data-download-from={MATERIAL_ID}
      data-download-name={materialName(id)}
      data-download-done={done.title}
      data-download-done-text={done.text}
      data-download-failed={failed.title}
      data-download-failed-text={failed.text}
    >
      {action}
    </Button>
  );
}

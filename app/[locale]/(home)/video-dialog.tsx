import { Dialog } from '@/components/ui/dialog';
import { VideoFacade } from '@/components/ui/video-facade';

type VideoDialogProps = {
  id: string;
  heading: string;
  text: string;
  video: Omit<Parameters<typeof VideoFacade>[0], 'description' | 'sizes' | 'autostart' | 'priority'>;
};

/** A video in a modal dialog; it starts when the dialog opens and stops when it closes. */
export function VideoDialog({ id, heading, text, video }: VideoDialogProps) {
  return (
    <Dialog id={id} title={heading}>
      <VideoFacade {...video} description={text} sizes="(min-width: 62rem) 60rem, 100vw" autostart />
      <p className="mt-4">{text}</p>
    </Dialog>
  );
}

import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { Icon } from '@/components/ui/icon';
import { imageKey } from '@/lib/content/image-key';
import { readGenerated } from '@/lib/generated';
import { type ClipManifest, clipType, findClip } from '@/lib/images/clips';
import { findImage, type ImageManifest } from '@/lib/images/manifest';

type ClipProps = LabcraftCopy['related']['clip'] & {
  /** The folder of its files inside `content/`. */
  folder: string;
};

const BUTTON =
  'not-[[hidden]]:flex items-center gap-2.5 min-h-11 font-head font-semibold text-[0.9375rem]/[1.4] text-teal';

/**
 * A short silent clip. Nothing of it is fetched before `client/enhance/clip.ts` plays it near the viewport; without script it
 * is its first frame.
 */
export function Clip({ folder, files, poster, label, play, pause, caption }: ClipProps) {
  const clips = readGenerated<ClipManifest>('clips.json');
  const { fallback, width, height } = findImage(
    readGenerated<ImageManifest>('images.json'),
    imageKey(folder, poster),
  );
  return (
    <figure className="mt-8 max-w-160" data-clip>
      <video
        className="block h-auto w-full bg-stage"
        title={label}
        poster={fallback.src}
        width={width}
        height={height}
        preload="none"
        muted
        loop
        playsInline
      >
        {files.map((file) => (
          <source key={file} src={findClip(clips, imageKey(folder, file))} type={clipType(file)} />
        ))}
      </video>
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <button type="button" data-needs-script>
          <span className={BUTTON} data-clip-when="paused">
            <Icon name="play" />
            {play}
          </span>
          <span className={BUTTON} data-clip-when="playing" hidden>
            <Icon name="pause" />
            {pause}
          </span>
        </button>
        <span className="caption mt-0">{caption}</span>
      </figcaption>
    </figure>
  );
}

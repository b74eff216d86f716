import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/locale';
import { embedAddress, watchAddress } from '@/lib/video';
import { NewTabNote } from './external-link';
import { Icon } from './icon';
import { Picture } from './picture';
import { Template } from './template';

export type VideoFacadeProps = {
  id: string;
  title: string;
  /** What the film shows, for its structured data (build/export/structured-data.ts). */
  description: string;
  play: string;
  note: string;
  poster: { image: string; alt: string };
  sizes: string;
  priority?: boolean | undefined;
  /** Inside a dialog: the video starts when the dialog opens. */
  autostart?: boolean;
  /** Starts over at the end. */
  loop?: boolean;
  /** The shape of the poster, where it is not 16 to 10. */
  imgClassName?: string | undefined;
};

/** A button or a link that is the poster of a film, and the picture in it. */
export const POSTER =
  'group/poster relative block w-full overflow-hidden bg-night text-left text-white no-underline';
export const POSTER_PICTURE =
  'w-full object-cover transition-transform duration-1200 ease-arm group-hover/poster:scale-[1.03]';
const POSTER_SHAPE = 'aspect-[16/10]';

const PLATE =
  'absolute bottom-0 left-0 flex items-center gap-4 min-h-18 bg-teal py-3 pr-6 pl-3 leading-[1.4] [word-break:auto-phrase] transition-colors ' +
  'duration-(--duration-quick) group-hover/poster:bg-ink max-sm:static max-sm:w-full';

/**
 * A poster that becomes the player on a click, with a link to the video's own page below it; without script, that link.
 */
export async function VideoFacade({
  id,
  title,
  play,
  note,
  poster,
  sizes,
  imgClassName = POSTER_SHAPE,
  ...rest
}: VideoFacadeProps) {
  return (
    <>
      <a
        className={POSTER}
        href={watchAddress(id)}
        target="_blank"
        rel="noopener noreferrer"
        data-video
        data-video-src={embedAddress(id, await pageLocale(), { loop: rest.loop })}
        data-video-title={title}
        data-video-description={rest.description}
        data-video-autostart={rest.autostart ? '' : undefined}
      >
        <Picture
          image={poster.image}
          alt={poster.alt}
          sizes={sizes}
          priority={rest.priority}
          imgClassName={`${POSTER_PICTURE} ${imgClassName}`}
        />
        <PlayLabel play={play} note={note} />
        <NewTabNote />
      </a>
      <PlayerTemplate id={id} title={title} />
    </>
  );
}

/** What takes the place of the poster when it is played (client/enhance/video.ts, which gives it the address of the player). */
async function PlayerTemplate({ id, title }: Pick<VideoFacadeProps, 'id' | 'title'>) {
  const t = await getTranslations('video');
  return (
    <Template>
      <div>
        <div className="aspect-video bg-night">
          <iframe
            className="size-full border-0"
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
        <a
          className="flex min-h-11 items-center bg-night px-5 py-2 text-[0.875rem] text-white"
          href={watchAddress(id)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('elsewhere', { title })}
          <NewTabNote />
        </a>
      </div>
    </Template>
  );
}

/** The teal plate with the play sign at the lower left of a poster. */
export function PlayLabel({ play, note }: { play: string; note: string }) {
  return (
    <span className={PLATE}>
      <span className="grid size-12 place-items-center border border-white/55 text-[1.25rem]">
        <Icon name="play" />
      </span>
      <span>
        <b className={'block font-head palt text-white'}>{play}</b>
        <small className="text-[0.8125rem] text-on-teal-2 group-hover/poster:text-white">{note}</small>
      </span>
    </span>
  );
}

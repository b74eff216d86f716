import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/locale';
import { embedAddress, watchAddress } from '@/lib/video';
import { NewTabNote } from './external-link';
import { Icon } from './icon';
import { Picture } from './picture';

type VideoFacadeProps = {
  id: string;
  title: string;
  /** What the film shows, for its structured data (build/export/structured-data.ts). */
  description: string;
  play: string;
  note: string;
  poster: { image: string; alt: string };
  sizes: string;
  priority?: boolean;
  /** Inside a dialog: the video starts when the dialog opens. */
  autostart?: boolean;
  /** Starts over at the end. */
  loop?: boolean;
};

/**
 * A poster that becomes the player on a click, with a link to the video's own page below it; without script, that link.
 */
export async function VideoFacade({ id, title, play, note, poster, sizes, ...rest }: VideoFacadeProps) {
  const t = await getTranslations('video');
  return (
    <a
      className="vid"
      href={watchAddress(id)}
      target="_blank"
      rel="noopener noreferrer"
      data-video
      data-video-src={embedAddress(id, await pageLocale(), { loop: rest.loop })}
      data-video-title={title}
      data-video-description={rest.description}
      data-video-elsewhere={t('elsewhere', { title })}
      data-video-autostart={rest.autostart ? '' : undefined}
    >
      <Picture image={poster.image} alt={poster.alt} sizes={sizes} priority={rest.priority} />
      <PlayLabel play={play} note={note} />
      <NewTabNote />
    </a>
  );
}

/** The teal plate with the play sign at the lower left of a poster. */
export function PlayLabel({ play, note }: { play: string; note: string }) {
  return (
    <span className="vid__k">
      <span className="vid__p">
        <Icon name="play" />
      </span>
      <span>
        <b>{play}</b>
        <small>{note}</small>
      </span>
    </span>
  );
}

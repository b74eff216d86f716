import type { VideoObject } from 'schema-dts';
import { embedAddress } from '../../video.ts';
import { idOf, organizationRef, type Place } from './place.ts';

export type VideoFacts = {
  /** Id at the video service. */
  id: string;
  name: string;
  description: string;
  /** Absolute address of the poster. */
  poster: string;
  /** Day on which it was put up at the service (YYYY-MM-DD), if that is known. */
  uploaded?: string | undefined;
  loop?: boolean;
};

const videoId = (place: Place, id: string): string => idOf(place, `video-${id}`);

/** A film that the page embeds. How long it is we do not know, so that is not stated. */
export const videoObject = (
  place: Place,
  { id, name, description, poster, uploaded, loop = false }: VideoFacts,
) =>
  ({
    '@type': 'VideoObject',
    '@id': videoId(place, id),
    name,
    description,
    thumbnailUrl: poster,
    ...(uploaded ? { uploadDate: uploaded } : {}),
    embedUrl: embedAddress(id, place.locale, { loop }),
    inLanguage: place.locale,
    publisher: organizationRef(place),
  }) satisfies VideoObject;

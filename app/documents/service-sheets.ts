import { fill } from '../../lib/listing/fill.ts';
import { FIXED_PAGES } from '../pages.ts';
import { type DocumentContext, type DocumentRecord, paperCopy, sampleLine } from './record.ts';

/** A sheet for every service whose definition has one, while search engines may list its page. */
export const serviceSheets = (context: DocumentContext): DocumentRecord[] =>
  FIXED_PAGES.flatMap(({ path, service, head, listed = () => true }) => {
    if (!service?.sheet || !listed(context.site)) return [];
    const { title, purpose } = paperCopy(context).service;
    return {
      id: `service-${service.id}`,
      need: 'compare',
      page: path,
      kind: 'service',
      title: fill(title, { name: head(context.locale).crumb }),
      purpose,
      ...(service.figures && { sample: sampleLine(context, context.sampleFigures(service.figures)) }),
      ...service.sheet(context.locale),
    };
  });

import { remark } from 'remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { formatDate } from '../../lib/dates.ts';
import { type Block, heading, section } from '../../lib/documents/blocks.ts';
import { fill } from '../../lib/listing/fill.ts';
import { articlesOf } from '../[locale]/(legal)/articles.ts';
import { privacyPage, termsPage } from '../[locale]/(legal)/definition.ts';
import { type DocumentContext, paperCopy, type ToldDocument } from './told.ts';

/** The same Markdown as on pages (lib/content/markdown.ts). */
const markdown = remark().use(remarkGfm).use(remarkCjkFriendly);

/** Who stands behind the texts, which refer to it as their end. */
function operator({ words: { legal }, site, locale }: DocumentContext): Block[] {
  const { name, representative, address } = site.company;
  const rows: [string, string][] = [
    [legal.name, name[locale]],
    ...(representative ? [[legal.representative, representative[locale]] satisfies [string, string]] : []),
    [legal.address, address[locale]],
    [legal.contact, site.mail],
  ];
  return section(legal.operator, { type: 'facts', rows });
}

/** The terms and the policy as a whole, to keep with a contract. */
export function legalTexts(context: DocumentContext): ToldDocument[] {
  const { legal, paper } = paperCopy(context);
  const words = context.words.legal;
  return [termsPage, privacyPage].map((page) => {
    const { data, body, samples } = page.copy(context.locale);
    const enacted: Block = {
      type: 'facts',
      rows: [[words.enacted, formatDate(data.enacted, context.locale)]],
    };
    const articles = articlesOf(body).flatMap(({ number, title, body: text }): Block[] => [
      heading(`${fill(words.article, { number })} ${title}`),
      ...(markdown.parse(text).children as Block[]),
    ]);
    return {
      id: page.path.slice(1),
      need: 'procure',
      page: page.path,
      kind: 'legal',
      title: fill(legal.title, { name: data.heading }),
      purpose: legal.purpose,
      lead: data.lead,
      sample: samples.length > 0 ? paper.sample : undefined,
      blocks: [enacted, ...articles, ...operator(context)],
    };
  });
}

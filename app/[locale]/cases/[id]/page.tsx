import '@/app/styles/pages/case.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CasePage } from '@/app/[locale]/cases/[id]/case-page';
import { get, list, page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { plainText } from '@/lib/text/lines';

type CaseProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => list('cases', 'ja').map(({ id }) => ({ id }));

async function caseOf({ params }: CaseProps) {
  return get('cases', await pageLocale(), (await params).id) ?? notFound();
}

export async function generateMetadata(props: CaseProps): Promise<Metadata> {
  const { id, locale, data } = await caseOf(props);
  const title = `${plainText(data.title)}｜${page('case', locale).section}`;
  return pageMetadata(locale, `${ROUTES.cases}/${id}`, {
    title: locale === 'ja' ? title : title.replace('｜', ' | '),
    description: data.description,
  });
}

export default async function Page(props: CaseProps) {
  return <CasePage entry={await caseOf(props)} />;
}

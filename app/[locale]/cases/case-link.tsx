import { CASE_LINK } from '@/components/sections/case-card';
import { Phrases } from '@/components/ui/phrases';
import { SiteLink } from '@/components/ui/site-link';
import { casesPage } from './definition';

/** The title of a case, as the one link of its card. */
export const CaseLink = ({ id, title }: { id: string; title: string }) => (
  <SiteLink to={`${casesPage.path}/${id}`} className={CASE_LINK}>
    <Phrases text={title} />
  </SiteLink>
);

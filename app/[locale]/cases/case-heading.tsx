import type { ComponentProps } from 'react';
import { MeasuredChange } from '@/components/sections/measured-change';
import { Phrases } from '@/components/ui/phrases';
import { SiteLink } from '@/components/ui/site-link';
import { casesPage } from './definition';

type CaseHeadingProps = ComponentProps<typeof MeasuredChange> & { id: string; title: string };

/** What a card of a case begins with: its measured number, and its title as the one link of the card. */
export const CaseHeading = ({ id, title, ...change }: CaseHeadingProps) => (
  <>
    <p className="case__n">
      <MeasuredChange {...change} />
    </p>
    <h3>
      <SiteLink to={`${casesPage.path}/${id}`} className="stretched">
        <Phrases text={title} />
      </SiteLink>
    </h3>
  </>
);

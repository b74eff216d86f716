import { Badge, STATUSES } from '@/components/ui/badge';
import { AnchorButton, Button, ButtonLink, ExternalButton } from '@/components/ui/button';
import { BUTTON_LOOKS, type ButtonLook, buttonLook } from '@/components/ui/button-look';
import { DownloadButton } from '@/components/ui/download-button';
import { ExternalLink } from '@/components/ui/external-link';
import { ICONS, Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { NavLink, SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import type { Samples } from '../samples';
import { Ground } from '../specimen-list';
import { eachOf, type Specimens } from '../specimens';

const HOME = '/';
const OUTSIDE = 'https://example.com/';

/** Looks for dark bands, and the band that they are for. */
const ON: Partial<Record<ButtonLook, 'night' | 'teal'>> = {
  'primary-night': 'teal',
  'secondary-night': 'night',
  'text-night': 'night',
};

function InLook({ look, text }: { look: ButtonLook; text: string }) {
  const button = <ButtonLink look={look} to={HOME} text={text} />;
  const on = ON[look];
  return on ? <Ground on={on}>{button}</Ground> : button;
}

/** What one presses, follows or fills in. */
export const controls = (words: Samples): Specimens => ({
  'components/ui/button.tsx': {
    looks: {
      ...eachOf(BUTTON_LOOKS, (look) => <InLook look={look} text={words.link} />),
      'primary small': <ButtonLink look="primary" small to={HOME} text={words.link} />,
      'secondary small': <ButtonLink small to={HOME} text={words.link} />,
      ExternalButton: <ExternalButton href={OUTSIDE} text={words.elsewhere} />,
      AnchorButton: <AnchorButton to="#drawings" text={words.down} />,
      Button: <Button icon="plus" text={words.action} />,
      'Button disabled': <Button disabled text={words.action} />,
    },
  },
  'components/ui/button-look.ts': {
    looks: {
      'buttonLook()': (
        <button type="button" className={buttonLook()}>
          {words.action}
        </button>
      ),
    },
  },
  'components/ui/download-button.tsx': {
    looks: {
      DownloadButton: (
        <>
          <DownloadButton
            look="secondary"
            text={words.action}
            from="sample-text"
            name="sample.txt"
            done={words.notice}
            failed={words.failed}
          />
          <p id="sample-text" className="mt-2 text-small">
            {words.text}
          </p>
        </>
      ),
    },
  },
  'components/ui/soon-button.tsx': {
    looks: eachOf({ soon: 0, labneeds: 0, detail: 0 }, (notice) => (
      <SoonButton notice={notice} className={buttonLook()}>
        {words.action}
      </SoonButton>
    )),
  },
  'components/ui/site-link.tsx': {
    looks: {
      SiteLink: <SiteLink to={HOME}>{words.link}</SiteLink>,
      'NavLink current': (
        <NavLink className="aria-[current]:text-teal" to={HOME} path={HOME}>
          {words.link}
        </NavLink>
      ),
    },
  },
  'components/ui/external-link.tsx': {
    looks: { ExternalLink: <ExternalLink href={OUTSIDE}>{words.elsewhere}</ExternalLink> },
  },
  'components/ui/search-field.tsx': {
    looks: {
      SearchField: (
        <div className="flex w-72 max-w-full">
          <SearchField aria-label={words.search} placeholder={words.search} button={words.search} />
        </div>
      ),
    },
  },
  'components/ui/badge.tsx': {
    looks: Object.fromEntries(STATUSES.map((status) => [status, <Badge key={status} status={status} />])),
  },
  'components/ui/icon.tsx': {
    looks: eachOf(ICONS, (name) => <Icon name={name} className="text-h3 text-ink" />),
  },
});

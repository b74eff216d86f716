import type { Examples } from '../examples/specimens';
import { NavLink, SiteLink } from './site-link';

export const examples: Examples = (words) => ({
  looks: {
    SiteLink: <SiteLink to="/">{words.link}</SiteLink>,
    'NavLink current': (
      <NavLink className="aria-[current]:text-teal" to="/" path="/">
        {words.link}
      </NavLink>
    ),
  },
});

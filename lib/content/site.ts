/** `content/site.json`: facts about the company, addresses, external URLs and switches. */
import { z } from 'zod';
import type { Facts } from './facts.ts';
import { bilingual, externalUrl, isoDate, uploadDay } from './fields.ts';

/** The day of foundation and the capital are figures: they stand in `content/facts.json` alone. */
const company = z.strictObject({
  name: bilingual.describe('Name of the company'),
  representative: bilingual.optional().describe('Who represents the company: office and name'),
  address: bilingual.describe('Postal address'),
});

const urls = z.strictObject({
  consultation: externalUrl.describe('Form for a free consultation'),
  caseConsultation: externalUrl.describe('Form for a consultation about a case'),
  contact: externalUrl.describe('Contact form'),
  labneedsRequest: externalUrl.describe('LabNeeds: form to request an automation'),
  labneedsParticipation: externalUrl.describe('LabNeeds: form to join as an engineer'),
  labneedsContact: externalUrl.describe('LabNeeds: form for other questions'),
  exampleDocument: externalUrl.describe('LabNeeds: document of an example that has none of its own'),
  universityFund: externalUrl.describe('Donation page of the university'),
  extensionStore: externalUrl.describe('Store listing of the waste-liquid browser extension'),
  social: externalUrl.describe('Profile in a social network'),
  studentGroup: externalUrl.describe('Site of the student group, the automation study group'),
  maps: externalUrl.describe('Map of the postal address'),
});

const videoId = z
  .string()
  .regex(/^[\w-]{11}$/, 'A video id has 11 letters, digits, hyphens or underscores')
  .describe('Id of a video at the video service');

const videos = z.strictObject({
  intro: videoId.describe('Intro film of the Japanese home page'),
  demo: videoId.describe('Demo film of the English home page'),
  labcraft: videoId.describe('LabCraft demo'),
  tore: videoId.describe('TORE at the checkout; plays in a loop'),
});

/** Beside the ids, under the same names: a film whose day nobody has looked up yet has none. */
const videoDates = z.strictObject({
  intro: uploadDay.optional(),
  demo: uploadDay.optional(),
  labcraft: uploadDay.optional(),
  tore: uploadDay.optional(),
} satisfies Record<keyof typeof videos.shape, z.ZodType>);

const switches = z.strictObject({
  labneeds: z.enum(['open', 'preparing']).describe('LabNeeds has its pages, or only shows the notice'),
  samples: z
    .enum(['show', 'hide'])
    .describe('Made-up customers, quotations and awards: shown with a mark, or left out'),
});

const security = z.strictObject({
  contact: z
    .email('Invalid mail address')
    .describe('Mail address for reports about the security of the site'),
  expires: isoDate.describe('Day from which security.txt no longer holds; renew it every year'),
});

export const siteSchema = z.strictObject({
  siteUrl: externalUrl
    .refine((url) => !url.endsWith('/'), 'No slash at the end')
    .describe('Address of this site, without a slash at the end'),
  company: company.describe('Facts about the company'),
  mail: z.email('Invalid mail address').describe('Mail address for enquiries'),
  security: security.describe('What /.well-known/security.txt says'),
  serviceArea: bilingual.describe('Where the company works'),
  urls: urls.describe('Addresses of other sites'),
  videos: videos.describe('Films by the place that shows them'),
  videoDates: videoDates
    .optional()
    .describe('Days on which the films were put up, under the names of "videos"; none where it is not known'),
  switches: switches.describe('Parts of the site that can be turned on and off'),
});

type SiteFile = z.output<typeof siteSchema>;

/** `founded` as YYYY-MM-DD, `capital` in yen. */
export type Site = SiteFile & { company: { founded: string; capital: number } };

/** A film of the site file: its id, and the day it was put up, if that is known. */
export const siteFilm = ({ videos, videoDates }: SiteFile, name: keyof SiteFile['videos']) => ({
  id: videos[name],
  uploaded: videoDates?.[name],
});

/** The figure of that name, if it is what `is` says. @throws Error naming it if it is not there. */
function fact<T>(facts: Facts, name: string, is: (value: unknown) => value is T): T {
  const value: unknown = facts[name]?.value;
  if (!is(value)) throw new Error(`content/facts.json ${name}: no such figure`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The site file with the company's figures, which are written once. */
export const withCompanyFacts = (site: SiteFile, facts: Facts): Site => ({
  ...site,
  company: {
    ...site.company,
    founded: fact(facts, 'company.founded', isText),
    capital: fact(facts, 'company.capital', isNumber),
  },
});

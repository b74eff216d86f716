import { readFileSync } from 'node:fs';
import path from 'node:path';

type Site = {
  siteUrl: string;
  urls: {
    consultation: string;
    caseConsultation: string;
    contact: string;
    maps: string;
    studentGroup: string;
    social: string;
    universityFund: string;
    extensionStore: string;
  };
  mail: string;
};

/** The company facts of the content, so that tests follow an editor's change. */
export const site = JSON.parse(readFileSync(path.join(process.cwd(), 'content/site.json'), 'utf8')) as Site;

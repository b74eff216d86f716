import { termSet } from '../../lib/seo/graph/glossary';
import { offeredService, planOffer, software } from '../../lib/seo/graph/offering';
import { organization, webSite } from '../../lib/seo/graph/organization';
import { listed, shelved, webPage } from '../../lib/seo/graph/web-page';
import { contextOf, SITE } from './context';

/** What search engines are told, node by node: every word of it is from the content, and every id is an address. */

const { siteUrl } = SITE;
const context = contextOf('en', '/x');
const { place } = context;
const page = `${siteUrl}/en/x`;
const publisher = { '@id': `${siteUrl}/#organization` };

it.each([
  ['ja', 'en'],
  ['en', 'ja'],
] as const)(
  'in %s the company and the site have their names, and the company that of %s too',
  (own, other) => {
    expect(organization(SITE, own)).toEqual({
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: SITE.company.name[own],
      alternateName: SITE.company.name[other],
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon.svg`,
      foundingDate: SITE.company.founded,
      address: SITE.company.address[own],
      email: SITE.mail,
      areaServed: SITE.serviceArea[own],
      sameAs: [SITE.urls.social],
    });
    expect(webSite(SITE, own)).toEqual({
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: SITE.company.name[own],
      url: `${siteUrl}/`,
      inLanguage: ['ja', 'en'],
      publisher,
    });
  },
);

describe('a service', () => {
  const copy = { head: { crumb: 'Service', description: 'What it does' } };
  const said = {
    '@type': 'Service',
    '@id': `${page}#service`,
    name: 'Service',
    description: 'What it does',
    url: page,
    areaServed: SITE.serviceArea.en,
    provider: publisher,
  };

  it('without a sort and offers says nothing of either', () => {
    expect(offeredService(context, copy)).toEqual({ nodes: [said], main: said['@id'] });
    expect(offeredService(context, copy, { type: '', offers: [] }).nodes).toEqual([said]);
  });

  it('refers to its offers, which are nodes beside it', () => {
    const offer = { '@type': 'Offer', '@id': `${page}#plan-a` };
    expect(offeredService(context, copy, { type: 'Support', offers: [offer] }).nodes).toEqual([
      { ...said, serviceType: 'Support', offers: [{ '@id': offer['@id'] }] },
      offer,
    ]);
  });

  it('has plans with a price of at least so many yen a month', () => {
    const contents = [
      { name: 'Visits', value: '4 a year' },
      { name: 'Reply', value: '2 days' },
    ];
    const note = 'Tax is set out in the quote.';
    expect(planOffer(place, { id: 'a', name: 'Plan A', price: 50_000, contents, note } as never)).toEqual({
      '@type': 'Offer',
      '@id': `${page}#plan-a`,
      name: 'Plan A',
      description: 'Visits: 4 a year; Reply: 2 days',
      url: page,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        description: note,
        minPrice: 50_000,
        priceCurrency: 'JPY',
        unitCode: 'MON',
      },
      offeredBy: publisher,
    });
  });
});

it('a program says what is known of it, and no more', () => {
  const facts = { name: 'P', description: 'D', category: 'BusinessApplication' } as const;
  const said = {
    '@type': 'SoftwareApplication',
    '@id': `${page}#software`,
    name: 'P',
    description: 'D',
    url: page,
    applicationCategory: 'BusinessApplication',
    publisher,
  };
  expect(software(place, facts)).toEqual(said);
  const more = { subCategory: 'S', features: ['F', 'G'], install: 'https://store.example/p' };
  expect(software(place, { ...facts, ...more })).toEqual({
    ...said,
    applicationSubCategory: 'S',
    featureList: ['F', 'G'],
    installUrl: 'https://store.example/p',
  });
});

it('a glossary has its terms, each at its place on the page', () => {
  const terms = [{ id: 'arm', name: 'Arm', description: 'It moves', url: `${page}#arm` }];
  const glossary = { url: page, name: 'Glossary', description: 'Words', terms } as const;
  expect(termSet(place, glossary as never)).toEqual({
    '@type': 'DefinedTermSet',
    '@id': `${page}#glossary`,
    url: page,
    name: 'Glossary',
    description: 'Words',
    inLanguage: 'en',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        '@id': `${page}#arm`,
        termCode: 'arm',
        name: 'Arm',
        description: 'It moves',
        url: `${page}#arm`,
      },
    ],
  });
});

describe('a page', () => {
  const facts = { kind: 'WebPage', name: 'N', description: 'D' } as const;
  const said = {
    '@type': 'WebPage',
    '@id': `${page}#webpage`,
    url: page,
    name: 'N',
    description: 'D',
    inLanguage: 'en',
    isPartOf: { '@id': `${siteUrl}/#website` },
    publisher,
  };
  const sheet = { id: 's', title: 'Sheet', purpose: 'To print', address: '/documents/s.pdf', bytes: 20_000 };

  it('says no more than there is', () => {
    expect(webPage(place, { ...facts, breadcrumb: false })).toEqual(said);
  });

  it('refers to its breadcrumb and to what it is about, and has its documents as other forms of it', () => {
    const documents = [sheet, { ...sheet, modified: '2026-01-02' }] as never;
    const form = {
      '@type': 'MediaObject',
      name: 'Sheet',
      contentUrl: `${siteUrl}/documents/s.pdf`,
      encodingFormat: 'application/pdf',
      contentSize: '20 kB',
      inLanguage: 'en',
    };
    const found = webPage(place, { ...facts, breadcrumb: true, main: `${page}#service`, documents });
    expect(found).toStrictEqual({
      ...said,
      breadcrumb: { '@id': `${page}#breadcrumb` },
      mainEntity: { '@id': `${page}#service` },
      encoding: [form, { ...form, dateModified: '2026-01-02' }],
    });
  });

  it('that lists others has them in their order', () => {
    const rows = [
      { path: '/a', name: 'A' },
      { path: '/', name: 'Home' },
    ];
    expect(listed(place, rows)).toEqual({
      kind: 'CollectionPage',
      main: `${page}#list`,
      nodes: [
        {
          '@type': 'ItemList',
          '@id': `${page}#list`,
          numberOfItems: 2,
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'A', url: `${siteUrl}/en/a` },
            { '@type': 'ListItem', position: 2, name: 'Home', url: `${siteUrl}/en` },
          ],
        },
      ],
    });
  });

  it('that lists documents has each as a work of its own', () => {
    const work = {
      '@type': 'DigitalDocument',
      '@id': `${page}#document-s`,
      url: `${siteUrl}/documents/s.pdf`,
      name: 'Sheet',
      description: 'To print',
      encodingFormat: 'application/pdf',
      inLanguage: 'en',
      publisher,
    };
    const { nodes } = shelved(place, [sheet, { ...sheet, id: 't', modified: '2026-01-02' }] as never);
    expect(nodes).toStrictEqual([
      {
        '@type': 'ItemList',
        '@id': `${page}#list`,
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: { '@id': `${page}#document-s` } },
          { '@type': 'ListItem', position: 2, item: { '@id': `${page}#document-t` } },
        ],
      },
      work,
      { ...work, '@id': `${page}#document-t`, dateModified: '2026-01-02' },
    ]);
  });
});

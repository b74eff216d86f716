import { blogPosting, caseArticle, newsArticle } from '../../lib/seo/graph/article';
import { faqPage } from '../../lib/seo/graph/faq';
import { planOffer, service, software } from '../../lib/seo/graph/offering';
import { organization, webSite } from '../../lib/seo/graph/organization';
import { addressOf, idOf } from '../../lib/seo/graph/place';
import { videoObject } from '../../lib/seo/graph/video';
import { breadcrumbList, itemList, webPage } from '../../lib/seo/graph/web-page';
import { SITE } from './context';

const siteUrl = 'https://lab.example.com';
const place = { siteUrl, locale: 'en', path: '/a' } as const;
const URL_OF_PAGE = 'https://lab.example.com/en/a';
const site = { ...SITE, siteUrl };
const text = { headline: 'H', description: 'D', keywords: ['k'] };

describe('addresses and ids', () => {
  it.each([
    ['ja', '/', 'https://lab.example.com/'],
    ['en', '/', 'https://lab.example.com/en'],
    ['en', '/news#x', 'https://lab.example.com/en/news#x'],
  ] as const)('in %s, %s is %s', (locale, path, address) => {
    expect(addressOf({ siteUrl, locale, path })).toBe(address);
  });

  it('an id is the canonical address and a fragment', () => {
    expect(idOf(place, 'faq')).toBe(`${URL_OF_PAGE}#faq`);
  });
});

describe('company and site', () => {
  it('have the same id on the pages of both languages', () => {
    for (const build of [organization, webSite])
      expect(build(site, 'ja')['@id']).toBe(build(site, 'en')['@id']);
  });

  it('say what content/site.json says, in the language of the page', () => {
    expect(organization(site, 'en')).toMatchObject({
      name: site.company.name.en,
      alternateName: site.company.name.ja,
      foundingDate: site.company.founded,
      address: site.company.address.en,
      email: site.mail,
    });
  });

  it('invent no telephone, rating or review', () => {
    const keys = Object.keys(organization(site, 'ja'));
    expect(keys.filter((key) => /telephone|rating|review|award/i.test(key))).toEqual([]);
  });
});

describe('a page', () => {
  const facts = {
    kind: 'AboutPage',
    name: 'N',
    description: 'D',
    breadcrumb: true,
    main: `${URL_OF_PAGE}#service`,
  } as const;

  it('names its site, its breadcrumb and what it is about', () => {
    expect(webPage(place, facts)).toMatchObject({
      '@type': 'AboutPage',
      url: URL_OF_PAGE,
      inLanguage: 'en',
      isPartOf: { '@id': `${siteUrl}/#website` },
      breadcrumb: { '@id': `${URL_OF_PAGE}#breadcrumb` },
      mainEntity: { '@id': `${URL_OF_PAGE}#service` },
    });
  });

  it('names no breadcrumb where it shows none', () => {
    expect(webPage(place, { ...facts, breadcrumb: false, main: undefined })).not.toHaveProperty('breadcrumb');
  });

  it('has a breadcrumb from home through the parents to itself', () => {
    const { itemListElement } = breadcrumbList(place, 'Home', {
      parents: [{ to: '/p', text: 'P' }],
      current: 'A',
    });
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', `${siteUrl}/en`],
      [2, 'P', `${siteUrl}/en/p`],
      [3, 'A', URL_OF_PAGE],
    ]);
  });

  it('lists pages in their order', () => {
    const list = itemList(place, [
      { path: '/b', name: 'B' },
      { path: '/c', name: 'C' },
    ]);
    expect(list.numberOfItems).toBe(2);
    expect(list.itemListElement.map(({ url }) => url)).toEqual([`${siteUrl}/en/b`, `${siteUrl}/en/c`]);
  });
});

describe('what is offered', () => {
  it('a service names its provider, its area and its offers', () => {
    expect(
      service(place, { name: 'S', description: 'D', area: 'Tohoku', offers: [`${URL_OF_PAGE}#plan-basic`] }),
    ).toMatchObject({
      areaServed: 'Tohoku',
      provider: { '@id': `${siteUrl}/#organization` },
      offers: [{ '@id': `${URL_OF_PAGE}#plan-basic` }],
    });
  });

  it('a plan lists what it holds, and costs at least its price, in yen, each month', () => {
    const contents = [
      { name: 'Inspection', value: 'Quarterly' },
      { name: 'Reply', value: 'One day' },
    ];
    expect(
      planOffer(place, { id: 'basic', name: 'Basic', price: 50_000, recommended: false, contents }),
    ).toMatchObject({
      '@id': `${URL_OF_PAGE}#plan-basic`,
      name: 'Basic',
      description: 'Inspection: Quarterly; Reply: One day',
      priceSpecification: {
        ...{ '@type': 'UnitPriceSpecification', minPrice: 50_000, priceCurrency: 'JPY', unitCode: 'MON' },
      },
    });
  });

  it('a program states no price and no operating system, because none is known', () => {
    const program = software(place, { name: 'P', description: 'D', category: 'BusinessApplication' });
    expect(program).not.toHaveProperty('offers');
    expect(program).not.toHaveProperty('operatingSystem');
  });
});

describe('texts have', () => {
  const NEWS = { ...text, date: '2025-04-21', category: 'News' };
  const MONTH = { ...text, month: '2025-01', industry: 'I', video: 'v' };
  const publisher = { '@id': `${siteUrl}/#organization` };
  it.each([
    [
      'a news article its day and its category',
      newsArticle(place, NEWS),
      { '@type': 'NewsArticle', datePublished: '2025-04-21', articleSection: 'News', publisher },
    ],
    [
      'a blog post its day and its reading time',
      blogPosting(place, { ...text, date: '2025-04-19', minutes: 3 }),
      { '@type': 'BlogPosting', datePublished: '2025-04-19', timeRequired: 'PT3M' },
    ],
    [
      'a case the month of its project',
      caseArticle(place, MONTH),
      { '@type': 'Article', temporalCoverage: '2025-01', video: { '@id': 'v' } },
    ],
  ])('%s', (_what, node, facts) => expect(node).toMatchObject(facts));

  it('say nothing of a day or a picture that they do not have', () => {
    expect(caseArticle(place, MONTH)).not.toHaveProperty('datePublished');
    expect(newsArticle(place, NEWS)).not.toHaveProperty('image');
  });

  it('questions come with their answers, in order', () => {
    const { mainEntity } = faqPage(place, [
      { question: 'Q1', answer: 'A1' },
      { question: 'Q2', answer: 'A2' },
    ]);
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
      ['Q1', 'A1'],
      ['Q2', 'A2'],
    ]);
  });

  it('a film has the player of the page, and no date or length that nobody knows', () => {
    const facts = { id: 'abc', name: 'F', description: 'D', poster: `${siteUrl}/p.jpg` };
    const film = videoObject(place, { ...facts, loop: true });
    expect(film.embedUrl).toContain('/embed/abc?rel=0&hl=en&loop=1');
    expect(Object.keys(film).filter((key) => /date|duration|contentUrl/i.test(key))).toEqual([]);
    expect(videoObject(place, { ...facts, uploaded: '2025-04-01' }).uploadDate).toBe('2025-04-01');
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const { company, mail } = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
  company: { name: Record<string, string>; address: Record<string, string> };
  mail: string;
};

const PAGES = [
  {
    lang: 'ja',
    prefix: '',
    labels: [
      '会社案内',
      'ごあいさつ',
      'ビジョン',
      'ミッション',
      '大切にする五つの価値観',
      'LabNeedsプロジェクト',
      '会社概要',
      'お問い合わせ',
    ],
    values: '大切にする五つの価値観',
    labneeds: { block: 'LabNeedsプロジェクト', link: 'LabNeedsを見る' },
    profile: { block: '会社概要', founded: '2025年5月1日', capital: '500,000円' },
    contact: { block: 'お問い合わせ', link: 'お問い合わせページへ' },
  },
  {
    lang: 'en',
    prefix: '/en',
    labels: [
      'About us',
      'A letter from us',
      'Vision',
      'Mission',
      'Our five values',
      'The LabNeeds project',
      'Company profile',
      'Contact',
    ],
    values: 'Our five values',
    labneeds: { block: 'The LabNeeds project', link: 'Visit LabNeeds' },
    profile: { block: 'Company profile', founded: /1 May 2025|May 1, 2025/, capital: 'JPY 500,000' },
    contact: { block: 'Contact', link: 'Go to the contact page' },
  },
] as const;

for (const { lang, prefix, labels, values, labneeds, profile, contact } of PAGES) {
  test.describe(`about, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/about`);
    });

    test('shows every block of the specification', async ({ page }) => {
      const shown = await page
        .locator('main section[aria-label]')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
      expect(shown).toEqual(labels);
    });

    test('has five values, each with a heading', async ({ page }) => {
      const block = page.getByRole('region', { name: values, exact: true });
      await expect(block.locator('ol > li > h3')).toHaveCount(5);
    });

    test('leads to LabNeeds', async ({ page }) => {
      const block = page.getByRole('region', { name: labneeds.block, exact: true });
      await expect(block.getByRole('link', { name: labneeds.link })).toHaveAttribute(
        'href',
        `${prefix}/labneeds`,
      );
    });

    test('states the facts of the company', async ({ page }) => {
      const table = page.getByRole('region', { name: profile.block, exact: true }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(7);
      for (const fact of [
        company.name[lang] ?? '',
        company.address[lang] ?? '',
        profile.founded,
        profile.capital,
      ])
        await expect(table.getByText(fact)).toBeVisible();
      await expect(table.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
    });

    test('signs the greeting with the name of the company', async ({ page }) => {
      const letter = page.getByRole('region', { name: labels[1], exact: true });
      await expect(letter.locator('p').last()).toHaveText(company.name[lang] ?? '');
    });

    test('leads from the contact block to the contact page', async ({ page }) => {
      const block = page.getByRole('region', { name: contact.block, exact: true });
      await expect(block.getByRole('link', { name: contact.link })).toHaveAttribute(
        'href',
        `${prefix}/contact`,
      );
    });
  });
}

import { expect, test } from '@playwright/test';

const PAGES = [
  {
    lang: 'ja',
    prefix: '',
    roles: 'チームの役割',
    crew: '場面ごとの関わり方',
    join: 'チームとつながる',
    lead: '主に担当',
  },
  {
    lang: 'en',
    prefix: '/en',
    roles: 'Roles in the team',
    crew: 'Who does what, and when',
    join: 'Work with us',
    lead: 'Leads',
  },
] as const;

for (const { lang, prefix, roles, crew, join, lead } of PAGES) {
  test.describe(`team, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/team`);
    });

    test('has five roles, numbered as in the drawing', async ({ page }) => {
      const block = page.getByRole('region', { name: roles, exact: true });
      await expect(block.locator('ol > li > h3')).toHaveCount(5);
      await expect(page.locator('main figure svg text')).toHaveText(['1', '2', '3', '4', '5']);
    });

    test('says in text who leads each of the six steps', async ({ page }) => {
      const block = page.getByRole('region', { name: crew, exact: true });
      const rows = block.getByRole('row');
      await expect(rows).toHaveCount(6);
      await expect(rows.first().getByRole('columnheader')).toHaveCount(7);
      for (let step = 2; step <= 7; step += 1)
        expect(await block.locator(`tbody td:nth-child(${step})`, { hasText: lead }).count()).toBeGreaterThan(
          0,
        );
    });

    test('leads to LabNeeds, contact and the company', async ({ page }) => {
      const block = page.getByRole('region', { name: join, exact: true });
      for (const path of ['/labneeds', '/contact', '/about'])
        await expect(block.locator(`a[href="${prefix}${path}"]`)).toHaveCount(1);
    });
  });
}

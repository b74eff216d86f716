import type { z } from 'zod';
import {
  externalUrl,
  imageFile,
  internalPath,
  isoDate,
  lines,
  link,
  name,
  slug,
  text,
} from '@/lib/content/fields';

const FIELDS = { externalUrl, imageFile, internalPath, isoDate, lines, link, name, slug, text };
type Row = [field: keyof typeof FIELDS, value: string];

const accepts = (field: keyof typeof FIELDS, value: string) =>
  (FIELDS[field] as z.ZodType).safeParse(value).success;

it.each<Row>([
  ['text', 'a'],
  ['lines', 'One line'],
  ['lines', 'くり返しは、|腕の仕事。'],
  ['lines', 'One|two|three'],
  ['name', '2026'],
  ['name', 'LabNeeds | Student engineers'],
  ['name', '見学会｜東北ラボ'],
  ['slug', 'flow-synthesis-2'],
  ['isoDate', '2024-02-29'],
  ['imageFile', './arm_2.webp'],
  ['internalPath', '/'],
  ['internalPath', '/services/tore'],
  ['internalPath', '/energy'],
  ['internalPath', '/about?x=1#team'],
  ['externalUrl', 'https://example.com/a?b=c'],
  ['link', '/news'],
  ['link', 'https://example.com'],
])('%s accepts "%s"', (field, value) => expect(accepts(field, value)).toBe(true));

it.each<Row>([
  ['text', ' \n　'],
  ['lines', '|One'],
  ['lines', 'One|'],
  ['lines', 'One||two'],
  ['lines', 'One|　|two'],
  ['lines', 'One|two|three|four'],
  ['lines', '🎉'],
  ['name', '🎉 ★'],
  ['name', '見学会|のご案内'],
  ['name', 'Open| day'],
  ['name', 'Open day|'],
  ['slug', 'Flow'],
  ['slug', 'flow--x'],
  ['slug', 'フロー'],
  ['isoDate', '2025-02-29'],
  ['isoDate', '2025-4-1'],
  ['isoDate', '0226-03-01'],
  ['isoDate', '2226-03-01'],
  ['isoDate', '2025-04-01T00:00:00Z'],
  ['imageFile', 'arm.webp'],
  ['imageFile', '../arm.webp'],
  ['imageFile', './deep/arm.webp'],
  ['imageFile', './arm.svg'],
  ['internalPath', 'about'],
  ['internalPath', '//other.test'],
  ['internalPath', '/\\other.test'],
  ['internalPath', '/en'],
  ['internalPath', '/en/about'],
  ['internalPath', '/ja/about'],
  ['internalPath', '/about/'],
  ['internalPath', '/a b'],
  ['externalUrl', 'http://example.com'],
  ['externalUrl', 'https://'],
  ['externalUrl', 'see:https://example.com'],
  ['externalUrl', 'javascript:alert(1)'],
  ['link', 'mailto:a@b.jp'],
])('%s rejects "%s"', (field, value) => expect(accepts(field, value)).toBe(false));

it('trims text', () => expect(text.parse('  a　')).toBe('a'));

it.each([
  ['2025-02-30', 'Invalid ISO date'],
  [20250230, 'Invalid input: expected string, received number'],
])('of the date %j it says "%s"', (value, message) => {
  expect(isoDate.safeParse(value).error?.issues[0]?.message).toBe(message);
});

import fc from 'fast-check';
import { inAddress, MOST_IN_ADDRESS, readInAddress } from '@/lib/text/in-address';
import { anyText } from '../helpers/any-text';

/** Data after the # of an address. */

it('any JSON comes back, and needs no sign that an address or a mail program would change', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.jsonValue()), (value) => {
      const data = inAddress(value);
      expect(data).toMatch(/^[\w-]+$/);
      expect(readInAddress(`#plan=${data}`, '#plan=')).toEqual({ json: JSON.stringify(value) });
    }),
  );
});

const data = inAddress({ a: '寸法 ?>~' });

it.each([
  ['written with + and / in place of - and _', inAddress('寸?>~ÿ').replaceAll('-', '+').replaceAll('_', '/')],
  ['with the full stop of its sentence', `${inAddress('寸?>~ÿ')}.`],
  ['with a bracket as an address has it', `${inAddress('寸?>~ÿ')}%29.`],
])('what is there is read %s', (_how, written) => {
  expect(readInAddress(`#p=${written}`, '#p=')).toEqual({ json: '"寸?>~ÿ"' });
});

it.each([
  ['another key', '#other=abc', undefined],
  ['the key further behind', `#x#p=${data}`, undefined],
  ['no Base64', '#p=a*b', { data: 'a*b', problem: 'shape' }],
  ['bytes that are no UTF-8', `#p=${btoa('\u00ff\u00fe')}`, { data: btoa('\u00ff\u00fe'), problem: 'shape' }],
])('of %s nothing is read', (_what, hash, read) => {
  expect(readInAddress(hash, '#p=')).toEqual(read);
});

it('as many characters as an address may have are read, and no more', () => {
  const most = 'A'.repeat(MOST_IN_ADDRESS);
  expect(readInAddress(`#p=${most}`, '#p=')).toHaveProperty('json');
  expect(readInAddress(`#p=${most}A`, '#p=')).toEqual({ data: `${most}A`, problem: 'long' });
});

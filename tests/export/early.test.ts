import { addCaptureScript } from '../../build/export/early';
import { htmlAfter } from './fixture';

const document = (head: string) => `<!DOCTYPE html><html>${head}<body></body></html>`;
const withCapture = (html: string) => htmlAfter((tree) => addCaptureScript({ tree }, 'a<b'), html);

it('stands behind the encoding and before all else, as it was written', () =>
  expect(
    withCapture(document('<head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"></head>')),
  ).toContain('<head><meta charset="utf-8"><script>a<b</script><link rel="stylesheet"'));

import { site } from '@/lib/content';
import { securityTxt } from './security-txt';

export const dynamic = 'force-static';

export function GET() {
  const { siteUrl, security } = site();
  return new Response(securityTxt(siteUrl, security), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

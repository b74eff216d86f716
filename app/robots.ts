import type { MetadataRoute } from 'next';
import { site } from '@/lib/content';
import { fileAddress } from '@/lib/seo/addresses';

export const dynamic = 'force-static';

/** Everything may be read; pages that should not be listed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fileAddress(site().siteUrl, '/sitemap.xml') };
}

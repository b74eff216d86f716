import '@/app/styles/pages/blog.css';
import type { Metadata } from 'next';
import { BlogPage } from '@/app/[locale]/blog/blog-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.blog, page('blog', locale).meta);
}

export default BlogPage;

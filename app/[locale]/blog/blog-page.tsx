import { PageBreadcrumb } from '@/app/frame/page-top';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { pageLocale } from '@/lib/i18n/locale';
import { BlogList } from './blog-list';
import { BlogSide } from './blog-side';
import { blogPage } from './definition';
import { blogItems } from './posts';

/** The blog's list (spec section 2, /blog). */
export async function BlogPage() {
  const locale = await pageLocale();
  const copy = blogPage.copy(locale);
  const items = await blogItems(locale);
  return (
    <div className="pt-24 pb-section">
      <Sheet>
        <PageBreadcrumb page={blogPage} />
        <Heading level={1} label={copy.head.crumb} text={copy.hero.title} className="mt-6 md:col-end-9" />
        <p className="mt-6 self-end md:col-start-10">{copy.hero.text}</p>
      </Sheet>
      <Sheet className="mt-part gap-y-part">
        <BlogList {...copy.list} items={items} />
        <BlogSide copy={copy} items={items} />
      </Sheet>
    </div>
  );
}

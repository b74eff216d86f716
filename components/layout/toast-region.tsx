import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/** The live regions for notices, empty until `client/enhance/toast.ts` puts a copy of the template into one of them. */
export async function ToastRegion() {
  const t = await getTranslations('button');
  const site = await getTranslations('site');
  return (
    <section className="toasts" aria-label={site('notices')} data-toasts>
      <div role="status" data-toast-region="default" />
      <div role="alert" data-toast-region="destructive" />
      <div className="toast" popover="manual" hidden data-toast-template>
        <p>
          <b data-toast-slot="title" />
          <span data-toast-slot="text" />
        </p>
        <button type="button" aria-label={t('close')} data-toast-close>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

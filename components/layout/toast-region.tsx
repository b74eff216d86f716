import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

/** One notice, bottom right (bottom centre on small windows), above everything. */
const TOAST =
  'fixed inset-[auto_1.5rem_1.5rem_auto] max-sm:inset-[auto_1rem_1rem] z-(--z-toast) not-[[hidden]]:grid ' +
  'w-[min(26rem,calc(100vw-2rem))] grid-cols-[1fr_auto] gap-4 m-0 pt-4 pr-3 pb-4.5 pl-5 rounded-edge border-0 border-l-4 ' +
  'border-l-teal-bright bg-ink text-[0.9375rem]/[1.7] text-stage [box-shadow:var(--shadow-dialog)] ' +
  '[--focus:var(--color-teal-aqua)] data-[toast=destructive]:border-l-white data-[toast=destructive]:bg-red ' +
  'data-[toast=destructive]:text-white';

/** The live regions for notices, empty until `client/enhance/toast.ts` puts a copy of the template into one of them. */
export async function ToastRegion() {
  const t = await getTranslations('button');
  const site = await getTranslations('site');
  return (
    <section aria-label={site('notices')} data-toasts>
      <div role="status" data-toast-region="default" />
      <div role="alert" data-toast-region="destructive" />
      <div className={TOAST} popover="manual" hidden data-toast-template>
        <p>
          <b className="block font-head text-[1rem] text-white" data-toast-slot="title" />
          <span data-toast-slot="text" />
        </p>
        <button
          type="button"
          className="-my-2 grid size-11 place-items-center text-white"
          aria-label={t('close')}
          data-toast-close
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

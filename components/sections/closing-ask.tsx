import type { ReactNode } from 'react';
import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Actions } from '@/components/ui/actions';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Sheet } from '@/components/ui/sheet';
import { site } from '@/lib/content';
import type { ClosingAskCopy } from '@/lib/pages/copy-parts';

type ClosingAskProps = ClosingAskCopy & {
  id?: string;
  /** Page of this site that the button leads to instead of the consultation form. */
  to?: string;
  /** What else there is to take along, below the button. */
  more?: ReactNode;
};

/** The teal block that ends a page with a question to the reader. */
export function ClosingAsk({ id, label, title, text, consult, mail, assurances, to, more }: ClosingAskProps) {
  const { urls, mail: address } = site();
  return (
    <section
      className="surface-teal relative overflow-hidden py-section"
      id={id}
      aria-label={label}
      data-search-skip
    >
      <svg
        className="hidden max-w-none sm:absolute sm:right-[max(-6vw,calc(50vw-56rem))] sm:bottom-0 sm:block sm:h-2/5 sm:w-auto md:h-3/5 lg:h-[92%]"
        viewBox="-60 -120 1040 880"
        aria-hidden="true"
      >
        <ArmElevation on="teal" x={520} y={760} reach={850} angles={[28, -76]} />
      </svg>
      <Sheet className="relative">
        <div className="md:col-end-9">
          <Heading level={2} label={label} text={title} className="text-h1/[1.2] text-white" />
          <Lead className="mt-6 mb-8 text-white">{text}</Lead>
          <Actions>
            {to ? (
              <ButtonLink look="primary-night" className="min-w-[min(17rem,100%)]" to={to} text={consult} />
            ) : (
              <ExternalButton
                look="primary-night"
                className="min-w-[min(17rem,100%)]"
                href={urls.consultation}
                text={consult}
              />
            )}
            <a
              className="inline-flex min-h-11 items-center text-white underline-offset-[0.35em]"
              href={`mailto:${address}`}
            >
              {mail}
              <span className="ml-2 hidden print:inline" aria-hidden="true">{`(${address})`}</span>
            </a>
          </Actions>
          {more}
          {assurances ? (
            <ul className="mt-10 grid sm:max-md:w-1/2">
              {assurances.map((line) => (
                <li key={line} className="border-t border-white/30 py-3 text-[0.9375rem] text-white">
                  {line}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Sheet>
    </section>
  );
}

import type { HomeJa } from '@/app/[locale]/(home)/copy';

/** Region, price, delivery and consultation in one line below the hero. */
export function ShortFacts({ label, items }: HomeJa['facts']) {
  return (
    <section className="plate" aria-label={label}>
      <div className="s">
        <dl>
          {items.map(({ term, value, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {value}
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

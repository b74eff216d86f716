import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';

type Sorting = 'hand' | 'auto';

/** Which numbered steps a machine can take, and which stay with people. */
export function BenchLegend({ steps, hand, auto }: Pick<ConsultingCopy['bench'], 'steps' | 'hand' | 'auto'>) {
  const words: Record<Sorting, string> = { auto, hand };
  return (
    <dl className="benchkey">
      {(['auto', 'hand'] as const).map((kind) => (
        <div key={kind} className={`benchkey__${kind}`}>
          <dt>{words[kind]}</dt>
          {steps.map(({ name, by }, index) =>
            by === kind ? (
              <dd key={name}>
                <span>{index + 1}</span>
                {name}
              </dd>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  );
}

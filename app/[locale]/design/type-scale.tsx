import { tokenGroups } from './sources';
import { TokenRow } from './token-row';

type TypeScaleProps = { line: string; sentence: string };

/** Every size in the faces of headings and of text, then the faces and how wide letters are set. */
export function TypeScale({ line, sentence }: TypeScaleProps) {
  const tokens = tokenGroups('text', 'font', 'tracking').flatMap((group) => group.tokens);
  const of = (kind: string) =>
    tokens.filter(({ name }) => name.startsWith(kind) && !name.endsWith('--line-height'));
  const heightOf = (size: string) => tokens.find(({ name }) => name === `${size}--line-height`);
  return (
    <div className="grid gap-6">
      {of('text-').map((size) => (
        <TokenRow
          key={size.name}
          {...size}
          value={[size, heightOf(size.name)].flatMap((token) => token?.value ?? []).join(' / ')}
        >
          <Sample size={size.name} face="font-head" text={line} />
          <Sample size={size.name} face="font-body" text={line} />
        </TokenRow>
      ))}
      {of('font-').map((face) => (
        <TokenRow key={face.name} {...face}>
          <Sample size="text-lead" face={face.name} text={sentence} />
        </TokenRow>
      ))}
      {of('tracking-').map((tracking) => (
        <TokenRow key={tracking.name} {...tracking}>
          <Sample size="text-h2" face="font-head" tracking={tracking.name} text={line} />
        </TokenRow>
      ))}
    </div>
  );
}

type SampleProps = { size: string; face: string; tracking?: string; text: string };

/** A line of text as tokens say. */
const Sample = ({ size, face, tracking, text }: SampleProps) => (
  <p
    className="text-ink"
    style={{
      fontFamily: `var(--${face})`,
      fontSize: `var(--${size})`,
      lineHeight: `var(--${size}--line-height)`,
      fontWeight: face === 'font-head' ? 600 : undefined,
      letterSpacing: tracking && `var(--${tracking})`,
    }}
  >
    {text}
  </p>
);

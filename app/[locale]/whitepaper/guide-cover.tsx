import type { WhitepaperCopy } from '@/app/[locale]/whitepaper/copy';
import { ArmElevation } from '@/components/drawings/arm-elevation';
import { Label } from '@/components/drawings/label';
import { figure, site } from '@/lib/content';
import { armPose } from '@/lib/drawings/arm-pose';
import { pageLocale } from '@/lib/i18n/locale';
import { CoverArc } from './cover-arc';
import { TitleBlock } from './title-block';

/** One millimetre of the A4 sheet is five of the arm. */
const SCALE = 5;
const BASE = { x: 42, y: 226 };

type GuideCoverProps = WhitepaperCopy['cover'] & { parts: readonly string[] };

/** The cover of the guide: an A4 sheet with a frame, the medium arm to scale and a title block. */
export async function GuideCover({ label, title, block, parts }: GuideCoverProps) {
  const reach = figure('arm.medium.reach');
  const arm = { x: BASE.x * SCALE, y: BASE.y * SCALE, reach, angles: [14, 92] as const };
  const [x, y] = armPose(arm).shoulder;
  return (
    <svg className="cover a-8 b-13" viewBox="0 0 210 297" overflow="visible" role="img" aria-label={label}>
      <rect className="bd" x="0.5" y="0.5" width="209" height="296" />
      <rect className="ax" x="10" y="10" width="190" height="277" />
      {title.map((line, index) => (
        <Label key={line} className="cover__t" x="16" y={35 + index * 19} text={line} />
      ))}
      <CoverArc center={[x / SCALE, y / SCALE]} radius={reach / SCALE} label={`R${reach}`} />
      <g transform={`scale(${1 / SCALE})`}>
        <ArmElevation {...arm} />
      </g>
      <path className="ax" d={`M10 ${BASE.y}H200`} />
      {parts.map((part, index) => (
        <text key={part} x="16" y={252 + index * 15}>
          {index + 1}
          <tspan dx="4">{part}</tspan>
        </text>
      ))}
      <TitleBlock
        rows={[
          [block.form, block.text],
          [block.scale, `1:${SCALE}`],
          [block.publisher, site().company.name[await pageLocale()]],
        ]}
      />
    </svg>
  );
}

/**
 * What the fields of a plan mean: for editors of the examples in both languages, and in English for the published schema.
 * Apart from the schema, because the browser has no use for it.
 */
import { z } from 'zod';
import { benchSchema, planSchema, stationSchema, stepSchema } from './schema.ts';

type Description = readonly [ja: string, en: string];

const STEP: Record<keyof typeof stepSchema.shape, Description> = {
  operation: [
    '動作のid（names.operations）、または自由な言葉',
    'What is done: the id of an operation in /data/desk-check.json, or free words',
  ],
  handsOn: [
    '一回に手を動かす時間（分）',
    'Minutes a run in which hands are needed; left out where not known',
  ],
  waiting: ['一回に待つ時間（分）', 'Minutes a run of waiting for it; left out where there is none'],
  vessel: ['容器の種類', 'What holds the sample'],
  grams: ['容器と中身の重さ（g）', 'Weight of the vessel with its content in grams'],
  judgement: [
    '人の判断：要らない、ときどき要る、毎回要る',
    'Whether a person has to judge: not needed, now and then, every time',
  ],
  varies: ['形や向きがそろわないか', 'The vessels differ in shape, or lie in different directions'],
  precious: ['失敗するとやり直せないか', 'The sample is lost if the step fails'],
  station: [
    '台の上の機器のid、または elsewhere。まだ決まっていなければ空',
    'Id of the station where it is done, or "elsewhere"; empty where nobody has said it yet',
  ],
};

const STATION: Record<keyof typeof stationSchema.shape, Description> = {
  id: ['機器のid。手順の station で使います', 'Id, by which steps name the station'],
  kind: ['機器の種類。大きさは種類で決まります', 'What it is; its size follows'],
  x: ['台の左端から機器の中心まで（mm）', 'Millimetres from the left end of the bench to its middle'],
  y: ['台の奥から機器の中心まで（mm）', 'Millimetres from the back of the bench to its middle'],
};

const BENCH: Record<Exclude<keyof typeof benchSchema.shape, 'stations'>, Description> = {
  width: ['台の幅（mm）', 'Width of the bench in millimetres'],
  depth: ['台の奥行き（mm）', 'Depth of the bench in millimetres'],
  armX: [
    '台の左端からアームの軸まで（mm）',
    'Millimetres from the left end of the bench to the axis of the arm',
  ],
  armY: ['台の奥からアームの軸まで（mm）', 'Millimetres from the back of the bench to the axis of the arm'],
};

const PLAN: Record<Exclude<keyof typeof planSchema.shape, 'version' | 'steps' | 'bench'>, Description> = {
  title: ['実験の名前', 'What the procedure is called'],
  purpose: ['自動化の目的', 'What it is for'],
  runsPerWeek: ['週の回数', 'How often it is done in a week'],
  weeksPerYear: ['年の週数', 'In how many weeks of a year'],
  measured: ['時間は時計で測った値か', 'The minutes were taken with a clock'],
  prepare: ['自動化したあとの準備（分、一回）', 'Minutes of preparation a run after automation'],
  cleanUp: ['自動化したあとの片付け（分、一回）', 'Minutes of cleaning up a run after automation'],
  gripper: ['グリッパーの重さの仮の値（g）', 'Assumed weight of the gripper in grams'],
  tool: [
    '手先の道具（ピペットなど）の重さの仮の値（g）',
    'Assumed weight of a tool that the gripper holds, such as a pipette, in grams',
  ],
  margin: [
    'リーチに見る余裕（%）。公称のリーチは、指先の向きと長さの分だけ狭くなります',
    'Share of the reach in percent that should be left over, since the reach published is that of an arm stretched out',
  ],
  yenPerHour: ['一時間の人件費（円）', 'What an hour of work costs, in yen'],
  compareWith: ['比べるもとの案', 'A variant that the plan is compared with'],
  start: ['始める日（YYYY-MM-DD）', 'First day of the project, YYYY-MM-DD, of this century'],
};

const TABLES = [
  [stepSchema.shape, STEP],
  [stationSchema.shape, STATION],
  [benchSchema.shape, BENCH],
  [planSchema.shape, PLAN],
] as const;

for (const [shape, table] of TABLES)
  for (const [name, [ja, en]] of Object.entries(table))
    z.globalRegistry.add(shape[name as keyof typeof shape] as never, { ja, en, description: en } as never);

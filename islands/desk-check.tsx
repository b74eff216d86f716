'use client';

import type { DeskCheckProps } from '@/islands/desk-check/check';
import { Tool } from '@/islands/desk-check/tool';
import type { AwakeProps } from '@/islands/kit/awake';

/** What is loaded late. It knows the tool (islands/desk-check/later.ts), and so the tool is given it. */
const load = () => import('@/islands/desk-check/later');

/** The desk check. */
export default function DeskCheck(props: DeskCheckProps & AwakeProps) {
  return <Tool {...props} load={load} />;
}

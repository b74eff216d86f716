import assert from 'node:assert/strict';
import type { Files } from '../../build/export/types.ts';
import { type Answer, plainBody } from './ask.ts';
import type { Expectation } from './expectations.ts';

/** Only case and blanks differ between ways to write these. */
const tidy = (value: string): string => value.toLowerCase().replace(/\s*([,;])\s*/g, '$1 ');

/** The path and query that a Location header leads to; an error if it is another host. */
export function localTarget(location: string | undefined, asked: string, origin: string): string {
  assert.ok(location !== undefined, 'a redirect without Location');
  const target = new URL(location, new URL(asked, origin));
  assert.equal(target.host, new URL(origin).host, `leads to another host: ${location}`);
  return target.pathname + target.search;
}

function checkBody({ body, part }: Expectation, answer: Answer, files: Files): void {
  if (body === undefined) return;
  if (body === null) {
    assert.equal(answer.body.length, 0, 'a body that nobody asked for');
    return;
  }
  const file = files.get(body);
  assert.ok(file, `${body} is not in the site`);
  const expected = part ? file.subarray(part[0], part[1] + 1) : file;
  assert.ok(
    plainBody(answer).equals(expected),
    `the body is not ${body}: ${plainBody(answer).subarray(0, 80)}`,
  );
}

/** @throws AssertionError naming what is not as expected. */
export function check(expected: Expectation, answer: Answer, files: Files, origin: string): void {
  assert.ok(
    expected.status.includes(answer.status),
    `status ${answer.status}, not ${expected.status.join(' or ')}`,
  );
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const sent = answer.headers[name];
    const text = Array.isArray(sent) ? sent.join(', ') : sent;
    if (value === undefined || text === undefined) assert.equal(text, value, `header ${name}`);
    else assert.equal(tidy(text), tidy(value), `header ${name}`);
  }
  if (expected.location !== undefined) {
    const target = localTarget(answer.headers.location, expected.question.path, origin);
    assert.equal(target, expected.location, 'Location');
  }
  checkBody(expected, answer, files);
}

import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Fault, serveFaulty, withScript } from '../faults/faulty-site';
import { walkAround } from './walk';

/** The walks find these faults, each of which a change of the code could make. */

const FAULTS: [fault: string, from: string, plant: Fault, found: RegExp][] = [
  [
    'a poster that is gone when its dialog was closed before it was played',
    '/services/custom-automation',
    withScript(
      'addEventListener("close", ({ target }) => target.querySelector("[data-video-play]")?.remove(), true)',
    ),
    /^- +- button /m,
  ],
  [
    'a listener that each use adds once more',
    '/en/about',
    withScript(`addEventListener("toggle", ({ target, newState }) => {
      const trigger = document.querySelector('[popovertarget="' + target.id + '"]');
      const turn = () => trigger.ariaExpanded = trigger.ariaExpanded === "true" ? "false" : "true";
      if (newState === "open" && trigger) target.addEventListener("toggle", turn);
    }, true)`),
    /\[expanded\]/,
  ],
  [
    'a focus that is not given back',
    '/contact',
    withScript('addEventListener("close", () => setTimeout(() => document.activeElement.blur()), true)'),
    /toBeVisible[\s\S]*:focus/,
  ],
  [
    'a filter whose address is one choice late',
    '/cases',
    withScript(`const push = history.pushState.bind(history);
      let late = location.href;
      history.pushState = (state, title, address) => { push(state, title, late); late = address; }`),
    /^[-+] .*\[(?:pressed|selected)\]/m,
  ],
  [
    'a popover that stays in the top layer',
    '/en/services',
    withScript(`addEventListener("toggle", ({ target, newState }) => {
      if (newState !== "closed" || !target.matches("[popover=auto]")) return;
      document.body.append(Object.assign(document.createElement("div"), { popover: "manual", id: "left" }));
      left.showPopover();
    }, true)`),
    /over it "left"/,
  ],
];

for (const [fault, from, plant, found] of FAULTS)
  test(`walks find ${fault}`, { tag: '@full' }, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    const site = await serveFaulty(baseURL!, plant);
    const around = walkAround({ browser, origin: site.origin }, from, {
      numRuns: 40,
      seed: 28,
      endOnFailure: true,
    });
    const message = await around.then(
      () => 'nothing',
      (error: Error) => stripVTControlCharacters(error.message),
    );
    await site.close();
    expect(message).toMatch(/^npm run walks -- --again/);
    expect(message).toMatch(found);
  });

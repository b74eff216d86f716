/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server.node';
import { elementAt, pathTo } from '@/client/element-path';
import type { IslandComponent } from '@/client/islands';
import { mountIsland } from '@/client/mount-island';
import DeskCheck from '@/islands/desk-check';
import LabcraftStudio from '@/islands/labcraft-studio';
import { formatDate } from '@/lib/dates';
import { todayInJapan } from '@/lib/desk-check/schedule';
import { PROPS } from './desk-check-tool';
import { propsOf } from './labcraft-studio-tool';

const CONTROLS = 'button, input, select, textarea, summary, a[href]';
const kind = (control: Element | null) => control?.outerHTML.match(/^<\w+/)?.[0];

/** The island as it was served, and in the same moment what it is after its first drawing. */
function drawn(island: IslandComponent, served: string, props: object): HTMLElement {
  document.body.innerHTML = `<div>${served}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  mountIsland(container, island, props);
  return container;
}

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe.each(['ja', 'en'] as const)('%s', (locale) => {
  const studio = propsOf(locale);
  const plan = PROPS[locale];
  const servedStudio = () => renderToStaticMarkup(<LabcraftStudio {...studio} />);
  const servedPlan = () => renderToStaticMarkup(<DeskCheck {...plan} />);

  it('the studio is awake in its first drawing, and not as it is served', () => {
    const served = servedStudio();
    expect(served).not.toContain('data-awake');
    const container = drawn(LabcraftStudio as IslandComponent, served, studio);
    expect(container.querySelector('[data-awake]')).toBeInTheDocument();
    expect(container.querySelector('textarea')).not.toHaveAttribute('readonly');
  });

  it('the desk check is awake in its first drawing, with the day of the paper', () => {
    const container = drawn(DeskCheck as IslandComponent, servedPlan(), plan);
    expect(container.querySelector('a[href="#field-runsPerWeek"]')).toBeInTheDocument();
    expect(container.querySelector('aside header')).toHaveTextContent(
      formatDate(todayInJapan(new Date()), locale),
    );
  });

  it('without script, the numbers in the sums of the desk check lead to no field', () =>
    expect(servedPlan()).not.toContain('#field-runsPerWeek'));

  it.each([
    ['studio', LabcraftStudio as IslandComponent, servedStudio, studio],
    ['desk check', DeskCheck as IslandComponent, servedPlan, plan],
  ])(
    'each control of the %s is where it was served: what was pressed before is found by its place',
    (_, island, serve, props) => {
      const served = serve();
      document.body.innerHTML = `<div>${served}</div>`;
      const before = document.body.firstElementChild as HTMLElement;
      const controls = [...before.querySelectorAll(CONTROLS)].map((control) => ({
        path: pathTo(control, before) ?? [],
        is: kind(control),
      }));
      expect(controls.length).toBeGreaterThan(20);
      const container = drawn(island, served, props);
      expect(controls.filter(({ path, is }) => kind(elementAt(container, path)) !== is)).toEqual([]);
    },
  );

  it.each([
    ['studio', servedStudio],
    ['desk check', servedPlan],
  ])(
    'no browser brings back in the %s what was chosen before a reload, to be taken for entered',
    (_, serve) => {
      document.body.innerHTML = serve();
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          'input:not([type="file"]), select',
        ),
      ];
      expect(fields.length).toBeGreaterThan(0);
      /** Of a select, Chromium and WebKit look at the form alone. */
      const isOff = (field: (typeof fields)[number]) =>
        [field.matches('select') ? undefined : field, field.form].some(
          (one) => one?.getAttribute('autocomplete') === 'off',
        );
      expect(fields.filter((field) => !isOff(field)).map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );
});

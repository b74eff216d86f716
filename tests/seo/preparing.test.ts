import { servicesPage } from '@/app/[locale]/services/definition';
import { contextOf } from './context';

it.each([
  ['open', 1],
  ['preparing', 0],
] as const)(
  'while LabNeeds is %s, the overview of the services tells machines of it %d time(s)',
  (labneeds, times) => {
    const context = contextOf('en', '/services');
    const site = { ...context.site, switches: { ...context.site.switches, labneeds } };
    const graph = JSON.stringify(servicesPage.graph?.({ ...context, site }));
    expect(graph).toContain('/en/services/labcraft"');
    expect(graph.split('/en/labneeds"')).toHaveLength(times + 1);
  },
);

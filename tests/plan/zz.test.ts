import { planPage } from '@/app/[locale]/plan/definition';
import { figure } from '@/lib/content';
import { companyFacts } from '@/lib/plan/company-facts';
import { readPlan } from '@/lib/plan/read';
it('x', () => {
  const t=Date.now();
  const c = planPage.copy('ja');
  console.log(Object.keys(c.tool), Date.now()-t, companyFacts(figure));
  const show=(v: unknown)=>console.log(JSON.stringify(readPlan(v)));
  show({});
  show(JSON.parse('{"__proto__":{"title":"x"},"version":1}'));
  show({version:1, bench:{stations:[{kind:'plate'},{id:'s1',kind:'tips',x:1e300,y:1.5}]}});
  show(JSON.parse('{"version":1,"runsPerWeek":1e999, "weeksPerYear":"1,5","prepare":"0x10","cleanUp":"-0"}'));
  try { const deep = JSON.parse('['.repeat(15000)+']'.repeat(15000)); show({version:1,title:'a',x:deep}); } catch(e) { console.log(String(e)); }
});

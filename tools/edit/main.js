/** The page of the editor: its forms in the language of the browser. */
import CMS from '@sveltia/cms';

const language = navigator.language.startsWith('ja') ? 'ja' : 'en';
const config = await (await fetch(new URL(`config.${language}.json`, import.meta.url))).json();
await CMS.init({ config });

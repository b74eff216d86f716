import '@/app/styles/pages/labcraft.css';
import { route } from '@/app/page-route';
import { labcraftPage } from './definition';
import { LabcraftPage } from './labcraft-page';

const { generateMetadata, Page } = route(labcraftPage, LabcraftPage);

export { generateMetadata, Page as default };

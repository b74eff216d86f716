import '@/app/styles/pages/waste-liquid.css';
import { route } from '@/app/page-route';
import { wasteLiquidPage } from './definition';
import { WasteLiquidPage } from './waste-liquid-page';

const { generateMetadata, Page } = route(wasteLiquidPage, WasteLiquidPage);

export { generateMetadata, Page as default };

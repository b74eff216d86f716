import '@/app/styles/pages/contact.css';
import { route } from '@/app/page-route';
import { ContactPage } from './contact-page';
import { contactPage } from './definition';

const { generateMetadata, Page } = route(contactPage, ContactPage);

export { generateMetadata, Page as default };

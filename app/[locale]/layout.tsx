import '../styles/main.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ClientEntry, FontPreloads } from '@/components/layout/document-head';
import { ToastRegion } from '@/components/layout/toast-region';
// A page that is open renders again when content changes.
import '@/lib/content/edit-state';
import { pageLocale } from '@/lib/i18n/locale';
import { LOCALES } from '@/lib/i18n/locales';
import { siteMetadata } from '@/lib/seo/icons';
import { THEME_COLOUR } from './site.webmanifest/web-manifest';

export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export const viewport: Viewport = { themeColor: THEME_COLOUR };

export const generateMetadata = async (): Promise<Metadata> => siteMetadata(await pageLocale());

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await pageLocale()}>
      <head>
        <FontPreloads />
        <ClientEntry />
      </head>
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  );
}

import { getTranslations } from 'next-intl/server';
import { type ButtonLook, buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { documentFor, documentOf, kilobytes, type MadeDocument } from '@/lib/documents/documents';
import { pageLocale } from '@/lib/i18n/locale';

type DocumentLinkProps = {
  /** Which document (app/documents/documents.ts). */
  id: string;
  look?: ButtonLook;
  className?: string;
};

/** Saves a document; its name says what it is, how long and how large. */
export async function DocumentLink({ id, ...look }: DocumentLinkProps) {
  return <SavedDocument {...look} document={documentOf(id, await pageLocale())} />;
}

type PageDocumentProps = Omit<DocumentLinkProps, 'id'> & {
  /** Language-neutral path. */
  page: string;
  /** Classes of the paragraph around the link. */
  frame?: string;
};

/** The document that says what a page says; nothing where there is none. */
export async function PageDocument({ page, frame, ...look }: PageDocumentProps) {
  const document = documentFor(page, await pageLocale());
  if (!document) return null;
  return (
    <p className={frame}>
      <SavedDocument {...look} document={document} />
    </p>
  );
}

type SavedDocumentProps = Omit<DocumentLinkProps, 'id'> & { document: MadeDocument };

async function SavedDocument({ document, look = 'text', className }: SavedDocumentProps) {
  const t = await getTranslations('documents');
  const { address, title, pages, bytes } = document;
  const length = t(pages === 1 ? 'page' : 'pages', { pages });
  return (
    <a href={address} download className={buttonLook({ look, className })}>
      <span>{t('download', { title, length, size: kilobytes(bytes) })}</span>
      <Icon name="anchor" />
    </a>
  );
}

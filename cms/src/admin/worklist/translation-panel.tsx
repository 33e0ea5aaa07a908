import { Typography } from '@strapi/design-system'
import type { SidePanel } from '../ui/add-side-panel'
import { useLoaded } from '../ui/use-loaded'

/** Beside a form in English: the fields that visitors read in Dutch. */
export const TranslationPanel: SidePanel = ({ model, documentId, document }) =>
  documentId && document?.locale === 'en'
    ? {
        title: 'Engels',
        content: <Untranslated path={`${model}/${documentId}?at=${document.updatedAt}`} />,
      }
    : null

function Untranslated({ path }: { readonly path: string }) {
  const { data, loading } = useLoaded<readonly string[] | null>(`/worklist/untranslated/${path}`)
  return loading ? null : <Typography textColor="neutral600">{textOf(data)}</Typography>
}

/** @param empty labels of fields that are empty in English only; null without a Dutch version */
function textOf(empty: readonly string[] | null): string {
  if (!empty) return 'Er is nog geen Nederlandse versie. Zonder komt dit niet op de site.'
  return empty.length === 0
    ? 'Alles wat in het Nederlands is ingevuld, is er ook in het Engels.'
    : `Leeg in het Engels: ${empty.join(', ')}. Bezoekers lezen daar de Nederlandse tekst.`
}

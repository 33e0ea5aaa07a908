import { Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Translation } from '../../worklist/views'
import type { SidePanel } from '../ui/add-side-panel'
import { useLoaded } from '../ui/use-loaded'

/** Beside a form in English: the Dutch texts, and which of them visitors still read there. */
export const TranslationPanel: SidePanel = ({ model, documentId, document }) =>
  documentId && document?.locale === 'en'
    ? {
        title: 'Nederlands',
        content: <DutchTexts path={`${model}/${documentId}?at=${document.updatedAt}`} />,
      }
    : null

const Texts = styled.dl`
  max-height: 60vh;
  overflow: auto;

  dt { font-weight: 600; }
  dd { margin-bottom: 1.2rem; white-space: pre-line; overflow-wrap: anywhere; }
`

function DutchTexts({ path }: { readonly path: string }) {
  const { data, loading } = useLoaded<Translation | null>(`/worklist/untranslated/${path}`)
  if (loading) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">{stateOf(data)}</Typography>
      {data && (
        <Typography tag="div" variant="pi" textColor="neutral800">
          <Texts tabIndex={0}>
            {data.dutch.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang="nl">{text}</dd>
              </div>
            ))}
          </Texts>
        </Typography>
      )}
    </Flex>
  )
}

/** @param translation null without a Dutch version */
function stateOf(translation: Translation | null): string {
  if (!translation) return 'Er is nog geen Nederlandse versie. Zonder komt dit niet op de site.'
  const { empty, same } = translation
  if (empty.length + same.length === 0)
    return 'Alles wat in het Nederlands is ingevuld, is er ook in het Engels.'
  return [
    ...(empty.length > 0
      ? [`Leeg in het Engels: ${empty.join(', ')}. Bezoekers lezen daar de Nederlandse tekst.`]
      : []),
    ...(same.length > 0 ? [`Nog niet vertaald: ${same.join(', ')}.`] : []),
  ].join(' ')
}

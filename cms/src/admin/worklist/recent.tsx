import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { dutchTime } from '../ui/formats'
import { useLoaded } from '../ui/use-loaded'
import { Card } from './card'

/** A recently changed document, as the content manager answers it, within the user's rights. */
interface RecentDocument {
  readonly kind: 'singleType' | 'collectionType'
  readonly contentTypeUid: string
  readonly contentTypeDisplayName: string
  readonly documentId: string
  readonly locale: string | null
  readonly title: string
  readonly updatedAt: string
}

const RECENT = '/content-manager/homepage/recent-documents?action=update'
/** How many are shown. */
const SHOWN = 5

const List = styled.ul`
  padding: 0.8rem 2rem 1.2rem;
  font-size: 1.4rem;
  line-height: 1.4;
  li { padding: 0.6rem 0; }
  a { color: ${({ theme }) => theme.colors.neutral800}; overflow-wrap: anywhere; }
  a:not(:hover) { text-decoration: none; }
  small { display: block; color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.3rem; }
`

const pathOf = ({ kind, contentTypeUid, documentId, locale }: RecentDocument): string => {
  const language = locale ? `?plugins[i18n][locale]=${locale}` : ''
  return kind === 'singleType'
    ? `/content-manager/single-types/${contentTypeUid}${language}`
    : `/content-manager/collection-types/${contentTypeUid}/${documentId}${language}`
}

/** Recently changed documents, by any user; nothing without the right to see content. */
export function Recent() {
  const { data } = useLoaded<readonly RecentDocument[]>(RECENT)
  // A document in two languages is changed once.
  const documents = [...new Map((data ?? []).map((one) => [one.documentId, one])).values()]
  if (documents.length === 0) return null
  return (
    <Card title="Net gewijzigd">
      <List>
        {documents.slice(0, SHOWN).map((document) => (
          <li key={document.documentId}>
            <Link to={pathOf(document)}>{document.title}</Link>
            <small>{`${document.contentTypeDisplayName}, ${dutchTime(document.updatedAt)}`}</small>
          </li>
        ))}
      </List>
    </Card>
  )
}

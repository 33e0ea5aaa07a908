import { capital } from '@beursvloer/contract/capital'
import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { Typography } from '@strapi/design-system'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Urgency, Worklist } from '../../worklist/views'
import { EmptyState } from '../ui/empty-state'
import { count, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { useLoaded } from '../ui/use-loaded'
import { Card } from './card'
import { Deadlines } from './deadlines'
import { Figures } from './figures'
import { Lines } from './lines'

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
function Recent() {
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

const URGENCIES: readonly Urgency[] = ['today', 'week', 'later']

/** Interval of refreshing while the page is open, in ms. */
const REFRESH_MS = 60_000

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  align-items: start;

  & > div { display: grid; gap: 2rem; align-items: start; }
  & > :last-child { grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
  @media (min-width: 1200px) { grid-template-columns: minmax(0, 1fr) 34.8rem; }
`

/** A number over a line with ticks, as distances are drawn. */
const Distance = styled.p`
  min-width: 17rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  text-align: right;

  strong {
    display: block;
    padding-bottom: 0.6rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 2.6rem;
    font-weight: 700;
    line-height: 1.1;
  }
  i {
    display: block;
    height: 9px;
    margin-bottom: 0.4rem;
    border: solid ${({ theme }) => theme.colors.neutral800};
    border-width: 0 1px;
    background: linear-gradient(currentcolor, currentcolor) center / 100% 1px no-repeat;
    color: ${({ theme }) => theme.colors.neutral800};
  }
`

const date = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: FAIR_TIME_ZONE,
})
const clock = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FAIR_TIME_ZONE,
})

/** "Dinsdag 9 maart 2027, bijgewerkt om 09:12" */
const whenText = (at: string): string =>
  `${capital(date.format(new Date(at)))}, bijgewerkt om ${clock.format(new Date(at))}`

function FairDistance({ fair }: Pick<Worklist, 'fair'>) {
  if (!fair) return null
  const { daysLeft, isOver, name } = fair
  const [amount, words] = isOver
    ? ['Voorbij', name]
    : daysLeft <= 0
      ? ['Open', name]
      : [count(daysLeft, 'dag', 'dagen'), 'tot de deuren opengaan']
  return (
    <Distance>
      <strong>{amount}</strong>
      <i aria-hidden />
      {words}
    </Distance>
  )
}

/**
 * The panel's first page: the worklist of the current user, the figures of the fair, and the next
 * dates.
 */
export function WorklistPage() {
  const loaded = useLoaded<Worklist>('/worklist')
  const { data, reload } = loaded
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
  return (
    <PanelPage
      title="Werklijst"
      subtitle={data ? whenText(data.at) : ''}
      action={data && <FairDistance fair={data.fair} />}
      loaded={loaded}
    >
      {({ lines, fair, figures, deadlines }) => (
        <Columns>
          <div>
            {URGENCIES.map((urgency) => (
              <Lines
                key={urgency}
                urgency={urgency}
                lines={lines.filter((line) => line.urgency === urgency)}
              />
            ))}
            {lines.length === 0 && <EmptyState>Er wacht niets op u. Alles is gedaan.</EmptyState>}
            {fair === null && (
              <Typography textColor="neutral600">
                Kies bij Instellingen van de site de huidige editie: dan staan hier ook de cijfers
                en de data van de beurs.
              </Typography>
            )}
          </div>
          <div>
            <Figures figures={figures} />
            <Deadlines deadlines={deadlines} fair={fair} />
            <Recent />
          </div>
        </Columns>
      )}
    </PanelPage>
  )
}

import { useAuth } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PanelPage } from '../ui/panel-page'
import { useLoaded } from '../ui/use-loaded'
import { type Right, rightTo, type Task, uidOf } from './tasks'

/** The read fields of a content type, as the content manager answers them. */
interface ContentType {
  readonly uid: string
  readonly kind: 'collectionType' | 'singleType'
  readonly isDisplayed: boolean
  readonly info: { readonly displayName: string; readonly description?: string }
}

interface Init {
  readonly contentTypes: readonly ContentType[]
}

interface Entry {
  readonly to: string
  readonly title: string
  readonly about: string
}

const entryOf = ({ uid, kind, info }: ContentType): Entry => ({
  to: `/content-manager/${kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`,
  title: info.displayName,
  about: info.description ?? '',
})

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr));
  gap: 1.2rem;

  a {
    display: grid;
    align-content: start;
    gap: 0.4rem;
    height: 100%;
    padding: 1.6rem 2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.4rem;
    line-height: 1.4;
    text-decoration: none;
    text-wrap: pretty;
  }
  a:hover { border-color: ${({ theme }) => theme.colors.primary600}; }
  strong {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    font-weight: 650;
  }
`

/** What there is to do at a task, for the current user. */
export function TaskPage({ task: { title, about, types, pages } }: { readonly task: Task }) {
  const permissions = useAuth('TaskPage', (state) => state.permissions)
  const may = ({ action, subject }: Right) =>
    permissions.some((held) => held.action === action && (subject ?? held.subject) === held.subject)
  return (
    <PanelPage title={title} subtitle={about} loaded={useLoaded<Init>('/content-manager/init')}>
      {({ contentTypes }) => (
        <Entries>
          {[
            ...types
              .flatMap((type) => contentTypes.find(({ uid }) => uid === uidOf(type)) ?? [])
              .filter(({ uid, isDisplayed }) => isDisplayed && may(rightTo(uid)))
              .map(entryOf),
            ...pages
              .filter(({ right }) => !right || may(right))
              .map((page) => ({ ...page, to: `/${page.to}` })),
          ].map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to}>
                <strong>{entry.title}</strong>
                {entry.about}
              </Link>
            </li>
          ))}
        </Entries>
      )}
    </PanelPage>
  )
}

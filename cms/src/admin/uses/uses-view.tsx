import { Flex, Link, Loader, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { UseGroup, Uses } from '../../uses/views'
import { count } from '../ui/formats'
import { useLoaded } from '../ui/use-loaded'

interface UsesViewProps {
  readonly model: string
  readonly documentId: string
  /** Whether its name stands above, beside others. */
  readonly isNamed?: boolean
}

/** The uses of a document, and the consequences of deleting it, shown before the confirmation. */
export function UsesView({ model, documentId, isNamed = false }: UsesViewProps) {
  const { data, problem } = useLoaded<Uses>(`/uses/${model}/${documentId}`)
  if (problem) return <Typography textColor="danger600">{problem}</Typography>
  if (!data) return <Loader small>Laden…</Loader>
  const { name, usedIn, goingWith, linkedFrom, saved, withPlace, waiting } = data
  const isNowhere = [usedIn, goingWith, linkedFrom].every((groups) => groups.length === 0)
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {isNamed && (
        <Typography tag="h3" variant="delta" fontWeight="bold">
          {name}
        </Typography>
      )}
      {isNowhere && saved + withPlace + waiting === 0 && (
        <Typography>Dit wordt nergens gebruikt.</Typography>
      )}
      {withPlace + waiting > 0 && (
        <Typography textColor="danger600">
          {`${withPlace} met een plaats, ${waiting} op de wachtlijst. Annuleer het eerst, dan krijgen zij bericht.`}
        </Typography>
      )}
      <Groups title="Gaat mee van de site" groups={goingWith} />
      <Groups title="Wordt gebruikt in" groups={usedIn} />
      <Groups
        title="Een link hierheen, die dan nergens meer uitkomt, staat in"
        groups={linkedFrom}
      />
      {saved > 0 && (
        <Typography>{`Bewaard door ${count(saved, 'bezoeker', 'bezoekers')}.`}</Typography>
      )}
    </Flex>
  )
}

interface GroupsProps {
  readonly title: string
  readonly groups: readonly UseGroup[]
}

const Groups = ({ title, groups }: GroupsProps) =>
  groups.length > 0 && (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography fontWeight="bold">{title}</Typography>
      {groups.map(({ label, count: amount, shown }) => (
        <Flex key={label} direction="column" alignItems="start">
          <Typography>{`${label} (${amount})`}</Typography>
          {shown.map(({ name, to }) => (
            <Link key={to} tag={NavLink} to={to}>
              {name}
            </Link>
          ))}
          {shown.length > 0 && shown.length < amount && <Typography>…</Typography>}
        </Flex>
      ))}
    </Flex>
  )

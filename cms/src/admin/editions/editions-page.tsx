import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Editions, EditionView } from '../../editions/views'
import { Chip } from '../ui/chip'
import { DialogFrame } from '../ui/dialog-frame'
import { EmptyState } from '../ui/empty-state'
import { count, dutchDay, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { post } from '../ui/requests'
import { Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useLater } from '../ui/use-later'
import { type Loaded, useLoaded } from '../ui/use-loaded'
import { NewEditionDialog } from './new-edition-dialog'

interface SwitchDialogProps {
  readonly edition: EditionView
  /** Name of the edition that is on the site. */
  readonly current: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks when the site changes to another edition. */
function SwitchDialog({ edition, current, onClose, onDone }: SwitchDialogProps) {
  const { isLater, at, choice, moment } = useLater()
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onDone)
  const confirm = async () => {
    const [path, done] = at
      ? ['/editions/plan', `${edition.name} wordt op dat moment de huidige editie.`]
      : ['/editions/switch', `${edition.name} is nu de huidige editie.`]
    setProblem(await run(post(path, { edition: edition.id, at }), done, true))
  }
  return (
    <DialogFrame
      title={`${edition.name} op de site`}
      onClose={onClose}
      problem={problem}
      confirm={
        <Button loading={busy} disabled={isLater && !at} onClick={confirm}>
          {isLater ? 'Plan de wisseling' : 'Wissel nu'}
        </Button>
      }
    >
      <Typography>
        {`De site toont daarna ${edition.name} in plaats van ${current}: data, programma, plattegrond, standhouders en tarieven. Er gaat niets weg; u kunt op elk moment terug.`}
      </Typography>
      {choice}
      {moment}
    </DialogFrame>
  )
}

const daysText = ({ startDate, endDate }: EditionView): string =>
  [...new Set([startDate, endDate])].map((date) => dutchDay(`${date}T12:00:00Z`)).join(' t/m ')

const countsText = ({ counts }: EditionView): string =>
  [
    count(counts.halls, 'hal', 'hallen'),
    count(counts.stands, 'stand', 'stands'),
    count(counts.exhibitors, 'standhouder', 'standhouders'),
    count(counts.items, 'programmaonderdeel', 'programmaonderdelen'),
  ].join(', ')

/** Whether an edition is on the site, will be, or was. */
function StateChip({ edition, all }: { readonly edition: EditionView; readonly all: Editions }) {
  const { current, planned, editions } = all
  if (edition.id === current) return <Chip tone="success">Op de site</Chip>
  if (edition.id === planned?.id)
    return <Chip tone="secondary">{`Op de site vanaf ${dutchTime(planned.at)}`}</Chip>
  if (!edition.isPublished) return <Chip tone="neutral">Concept</Chip>
  const now = editions.find(({ id }) => id === current)
  return (
    <Chip tone="neutral">{now && edition.year < now.year ? 'Geweest' : 'In voorbereiding'}</Chip>
  )
}

/** Opens a past edition, or copies the link to one that only people with the link see. */
function AddressButton({
  address,
  edition,
  all,
}: {
  readonly address: string
  readonly edition: EditionView
  readonly all: Editions
}) {
  const { toggleNotification } = useNotification()
  const now = all.editions.find(({ id }) => id === all.current)
  if (now && edition.year < now.year)
    return (
      <Link href={address} isExternal>
        {`Bekijk ${edition.name} op de site`}
      </Link>
    )
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () =>
        toggleNotification({
          type: 'success',
          message: 'De link is gekopieerd. Wie hem heeft, ziet deze editie twee weken lang.',
        }),
      () => toggleNotification({ type: 'warning', message: `Kopieer de link zelf: ${address}` }),
    )
  return (
    <Button variant="tertiary" onClick={copy}>
      {`Kopieer voorbeeldlink van ${edition.name}`}
    </Button>
  )
}

type Asked = readonly ['new' | 'switch', EditionView]

function EditionList({
  all,
  loaded,
}: {
  readonly all: Editions
  readonly loaded: Loaded<unknown>
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { busy, run } = useAction(loaded.reload)
  const done = () => {
    setAsked(null)
    loaded.reload()
  }
  const currentName = all.editions.find(({ id }) => id === all.current)?.name ?? 'wat er nu staat'
  const [kind, edition] = asked ?? []
  return (
    <>
      {all.editions.map((one) => (
        <Section key={one.id} title={one.name}>
          <Flex direction="column" alignItems="flex-start" gap={4}>
            <Flex direction="column" alignItems="flex-start" gap={2}>
              <StateChip edition={one} all={all} />
              <Typography>{daysText(one)}</Typography>
              <Typography textColor="neutral600">{countsText(one)}</Typography>
            </Flex>
            <Flex gap={4} wrap="wrap">
              <Link
                tag={NavLink}
                to={`/content-manager/collection-types/api::edition.edition/${one.id}`}
              >
                {`Gegevens van ${one.name}`}
              </Link>
              {one.address && <AddressButton address={one.address} edition={one} all={all} />}
              {one.id === all.planned?.id && (
                <Button
                  variant="secondary"
                  loading={busy}
                  onClick={() => run(post('/editions/plan/drop'), 'De wisseling is geschrapt.')}
                >
                  Schrap de wisseling
                </Button>
              )}
              {one.id !== all.current && one.isPublished && (
                <Button variant="secondary" onClick={() => setAsked(['switch', one])}>
                  {`Zet ${one.name} op de site`}
                </Button>
              )}
              <Button variant="tertiary" onClick={() => setAsked(['new', one])}>
                {`Nieuwe editie uit ${one.name}`}
              </Button>
            </Flex>
          </Flex>
        </Section>
      ))}
      {edition && kind === 'new' && (
        <NewEditionDialog from={edition} onClose={() => setAsked(null)} onMade={done} />
      )}
      {edition && kind === 'switch' && (
        <SwitchDialog
          edition={edition}
          current={currentName}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
    </>
  )
}

/** The editions of the fair: which is on the site, and the making of the next. */
export default function EditionsPage() {
  const loaded = useLoaded<Editions>('/editions')
  return (
    <PanelPage
      title="Edities"
      subtitle="Bereid de volgende beurs voor terwijl deze op de site staat, en wissel wanneer u zover bent."
      loaded={loaded}
    >
      {(all) =>
        all.editions.length > 0 ? (
          <EditionList all={all} loaded={loaded} />
        ) : (
          <EmptyState>Er is nog geen editie. Maak de eerste bij Inrichten.</EmptyState>
        )
      }
    </PanelPage>
  )
}

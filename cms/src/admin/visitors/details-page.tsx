import { Button, Link, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useParams } from 'react-router-dom'
import { dayLabel, LANGUAGE_LABELS, STEP_LABELS } from '../../visitors/staff/labels'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'
import type { VisitorDetails } from '../../visitors/staff/views'
import { ConsentsView } from '../ui/consents-view'
import { Facts } from '../ui/description-list'
import { Area, Columns } from '../ui/details-columns'
import { DividedList } from '../ui/divided-list'
import { dutchDay, dutchTime } from '../ui/formats'
import { MailsView, type PurposeLabels } from '../ui/mails-view'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { AccountSection } from './account-section'
import {
  block,
  changeAddress,
  LIST,
  removeVisitor,
  sendConfirmation,
  unblock,
  VISITORS,
} from './requests'

/** The history of an account; the newest first. */
function HistoryView({ history, registeredAt, confirmedAt, source }: VisitorDetails) {
  const steps = [
    {
      at: registeredAt,
      what: 'Geregistreerd',
      how: source ? `via ${source}` : '',
      why: '',
    },
    ...(confirmedAt ? [{ at: confirmedAt, what: 'E-mailadres bevestigd', how: '', why: '' }] : []),
    ...history.map(({ at, by, what, reason }) => ({
      at,
      what: STEP_LABELS[what],
      how: by || 'door de bezoeker',
      why: reason,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title="Geschiedenis">
      <DividedList>
        {steps.map(({ at, what, how, why }) => (
          <li key={at + what}>
            <Typography fontWeight="semiBold">{what}</Typography>
            {why && <Typography>{why}</Typography>}
            <SecondLine>{[dutchTime(at), how].filter(Boolean).join(', ')}</SecondLine>
          </li>
        ))}
      </DividedList>
    </Section>
  )
}

const PURPOSE_LABELS: PurposeLabels = {
  'confirm-address': 'E-mailadres bevestigen',
  'already-account': 'U hebt al een account',
  'reset-password': 'Wachtwoord herstellen',
  'password-changed': 'Wachtwoord gewijzigd',
  'new-address': 'Nieuw e-mailadres bevestigen',
  'address-asked': 'Ander e-mailadres aangevraagd',
  'account-deleted': 'Account verwijderd',
}

/** One visitor: profile, and the actions of staff. */
export function DetailsPage() {
  const { documentId = '' } = useParams()
  const loaded = useLoaded<VisitorDetails>(`${VISITORS}/${documentId}`)
  const { data, reload } = loaded
  return (
    <PanelPage
      title={data?.name || data?.email || 'Bezoeker'}
      subtitle={[data?.jobTitle, data?.organisation].filter(Boolean).join(', ') || data?.email}
      back={[LIST, 'Bezoekers']}
      loaded={loaded}
    >
      {(visitor) => <Visitor visitor={visitor} reload={reload} />}
    </PanelPage>
  )
}

interface VisitorProps {
  readonly visitor: VisitorDetails
  readonly reload: () => void
}

function Visitor({ visitor, reload }: VisitorProps) {
  const { documentId, name, email } = visitor
  const may = useRights(VISITOR_ACTIONS)
  const { busy, run, leave } = useAction(reload)
  const title = name || email
  return (
    <Columns>
      <Area $area="state">
        <AccountSection
          visitor={visitor}
          mayHandle={may.handle}
          busy={busy}
          onBlock={(reason) => run(block(documentId, reason), 'Geblokkeerd en overal uitgelogd.')}
          mayChangeAddress={may.address}
          onChangeAddress={(newAddress, reason) =>
            run(
              changeAddress(documentId, newAddress, reason),
              `De link om te bevestigen gaat naar ${newAddress}.`,
            )
          }
          onUnblock={() => run(unblock(documentId), 'Deze bezoeker kan weer inloggen.')}
          onSendConfirmation={() =>
            run(sendConfirmation(documentId), `De bevestiging gaat opnieuw naar ${email}.`)
          }
        />
      </Area>
      <Area $area="data">
        <Data visitor={visitor} />
      </Area>
      <Area $area="rest">
        <MailsView mails={visitor.mails} purposes={PURPOSE_LABELS} />
        <HistoryView {...visitor} />
        <Section title="Verwijderen">
          <EmptyText>
            Doe dit als iemand erom vraagt. Stel eerst vast dat het verzoek van deze bezoeker komt,
            bijvoorbeeld met een antwoord vanaf dit e-mailadres.
          </EmptyText>
          {may.delete && (
            <RemoveButton
              label="Verwijder account"
              question={`Account van ${title} verwijderen?`}
              consequence="Gegevens, badge, foto, toestemmingen en mails worden voorgoed verwijderd. De bezoeker krijgt daarvan een laatste e-mail."
              onRemove={() => leave(removeVisitor(documentId), 'Het account is verwijderd.', LIST)}
            />
          )}
        </Section>
      </Area>
    </Columns>
  )
}

function Data({ visitor }: { readonly visitor: VisitorDetails }) {
  const { accessibility, provider, sessions, lastUsedAt } = visitor
  return (
    <>
      <Section title="Gegevens">
        <Facts
          facts={[
            ['Naam', visitor.name],
            [
              'E-mailadres',
              <Link key="email" href={`mailto:${visitor.email}`}>
                {visitor.email}
              </Link>,
            ],
            ['Telefoonnummer', visitor.phone],
            ['Organisatie', visitor.organisation],
            ['Functie', visitor.jobTitle],
            ['Type organisatie', visitor.organisationType],
            ['Taal', LANGUAGE_LABELS[visitor.language]],
            ['Netwerklijst', visitor.listed ? 'Zichtbaar voor andere bezoekers' : 'Niet zichtbaar'],
            [
              'Foto',
              visitor.photo ? (
                <Photo key="photo" {...visitor} photo={visitor.photo} />
              ) : (
                'Geen foto'
              ),
            ],
          ]}
        />
      </Section>
      <Section title="Bezoek">
        <Facts
          facts={[
            ['Dagen', visitor.days.map(dayLabel).join('\n')],
            ['Interesses', visitor.interests.join('\n')],
            ...(accessibility === undefined
              ? []
              : [['Toegankelijkheidswens', accessibility ?? 'Geen'] as const]),
          ]}
        />
      </Section>
      <Section title="Gebruik">
        <Facts
          facts={[
            ['Inloggen', provider === 'local' ? 'Met een wachtwoord' : `Via ${provider}`],
            ['Geregistreerd', dutchTime(visitor.registeredAt)],
            ['Laatst gebruikt', lastUsedAt ? dutchDay(lastUsedAt) : 'Nog niet ingelogd'],
            [
              'Nu ingelogd',
              sessions === 0
                ? 'Nergens'
                : `Op ${sessions} ${sessions === 1 ? 'apparaat' : 'apparaten'}`,
            ],
          ]}
        />
      </Section>
      <ConsentsView consents={visitor.consents} />
    </>
  )
}

interface PhotoProps {
  readonly documentId: string
  /** Name of the file. */
  readonly photo: string
}

/** A button that saves the photo; the page itself does not show it. */
function Photo({ documentId, photo }: PhotoProps) {
  const download = useDownload()
  return (
    <Button
      variant="tertiary"
      size="S"
      startIcon={<Download />}
      onClick={() => download(`${VISITORS}/${documentId}/photo`, photo)}
    >
      Download foto
    </Button>
  )
}

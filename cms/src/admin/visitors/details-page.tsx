import { Button, Flex, Link, Loader } from '@strapi/design-system'
import { ArrowLeft, Download } from '@strapi/icons'
import { Layouts, Page, useNotification, useRBAC } from '@strapi/strapi/admin'
import { NavLink, useParams } from 'react-router-dom'
import { dayLabel, LANGUAGE_LABELS, organisationTypeLabel } from '../../visitors/staff/labels'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'
import type { VisitorDetails } from '../../visitors/staff/views'
import { ConsentsView } from '../ui/consents-view'
import { Area, Columns } from '../ui/details-columns'
import { dutchDay, dutchTime } from '../ui/formats'
import { Problem } from '../ui/list-frame'
import { MailsView } from '../ui/mails-view'
import { RemoveButton } from '../ui/remove-button'
import { download, messageFor } from '../ui/requests'
import { EmptyText, Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { AccountSection } from './account-section'
import { FactsView } from './facts-view'
import { HistoryView } from './history-view'
import {
  block,
  changeAddress,
  LIST,
  removeVisitor,
  sendConfirmation,
  unblock,
  VISITORS,
} from './requests'

const RIGHTS = {
  address: [{ action: VISITOR_ACTIONS.address, subject: null }],
  handle: [{ action: VISITOR_ACTIONS.handle, subject: null }],
  delete: [{ action: VISITOR_ACTIONS.delete, subject: null }],
}

const MAIL_PURPOSES = {
  'confirm-address': 'E-mailadres bevestigen',
  'already-account': 'U hebt al een account',
  'reset-password': 'Wachtwoord herstellen',
  'password-changed': 'Wachtwoord gewijzigd',
  'new-address': 'Nieuw e-mailadres bevestigen',
  'address-asked': 'Ander e-mailadres aangevraagd',
  'account-deleted': 'Account verwijderd',
}

const BACK = (
  <Link tag={NavLink} startIcon={<ArrowLeft />} to={LIST}>
    Bezoekers
  </Link>
)

/** One visitor: profile, and the actions of staff. */
export function DetailsPage() {
  const { documentId = '' } = useParams()
  const { data, problem, reload } = useLoaded<VisitorDetails>(`${VISITORS}/${documentId}`)
  return (
    <Page.Main>
      {data && <Visitor visitor={data} reload={reload} />}
      {!data && !problem && (
        <Flex justifyContent="center" padding={11}>
          <Loader>Laden…</Loader>
        </Flex>
      )}
      {!data && problem && (
        <>
          <Page.Title>Bezoeker</Page.Title>
          <Layouts.Header title="Bezoeker" navigationAction={BACK} />
          <Layouts.Content>
            <Problem words={problem} onRetry={reload} />
          </Layouts.Content>
        </>
      )}
    </Page.Main>
  )
}

interface VisitorProps {
  readonly visitor: VisitorDetails
  readonly reload: () => void
}

function Visitor({ visitor, reload }: VisitorProps) {
  const { documentId, name, email } = visitor
  const { allowedActions } = useRBAC(RIGHTS)
  const { busy, run, leave } = useAction(reload)
  const title = name || email
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        navigationAction={BACK}
        title={title}
        subtitle={[visitor.jobTitle, visitor.organisation].filter(Boolean).join(', ') || email}
      />
      <Layouts.Content>
        <Columns>
          <Area $area="state">
            <AccountSection
              visitor={visitor}
              mayHandle={allowedActions.canHandle === true}
              busy={busy}
              onBlock={(reason) =>
                run(block(documentId, reason), 'Geblokkeerd en overal uitgelogd.')
              }
              mayChangeAddress={allowedActions.canAddress === true}
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
            <MailsView mails={visitor.mails} purposes={MAIL_PURPOSES} />
            <HistoryView {...visitor} />
            <Section title="Verwijderen">
              <EmptyText>
                Doe dit als iemand erom vraagt. Stel eerst vast dat het verzoek van deze bezoeker
                komt, bijvoorbeeld met een antwoord vanaf dit e-mailadres.
              </EmptyText>
              {allowedActions.canDelete && (
                <RemoveButton
                  label="Verwijder account"
                  question={`Account van ${title} verwijderen?`}
                  consequence="Gegevens, badge, foto, toestemmingen en mails worden voorgoed verwijderd. De bezoeker krijgt daarvan een laatste e-mail."
                  onRemove={() =>
                    leave(removeVisitor(documentId), 'Het account is verwijderd.', LIST)
                  }
                />
              )}
            </Section>
          </Area>
        </Columns>
      </Layouts.Content>
    </>
  )
}

function Data({ visitor }: { readonly visitor: VisitorDetails }) {
  const { accessibility, provider, sessions, lastUsedAt } = visitor
  return (
    <>
      <FactsView
        title="Gegevens"
        facts={[
          { name: 'Naam', value: visitor.name },
          {
            name: 'E-mailadres',
            value: <Link href={`mailto:${visitor.email}`}>{visitor.email}</Link>,
          },
          { name: 'Telefoonnummer', value: visitor.phone },
          { name: 'Organisatie', value: visitor.organisation },
          { name: 'Functie', value: visitor.jobTitle },
          { name: 'Type organisatie', value: organisationTypeLabel(visitor.organisationType) },
          { name: 'Taal', value: LANGUAGE_LABELS[visitor.language] },
          {
            name: 'Netwerklijst',
            value: visitor.listed ? 'Zichtbaar voor andere bezoekers' : 'Niet zichtbaar',
          },
          {
            name: 'Foto',
            value: visitor.photo ? <Photo {...visitor} photo={visitor.photo} /> : 'Geen foto',
          },
        ]}
      />
      <FactsView
        title="Bezoek"
        facts={[
          { name: 'Dagen', value: visitor.days.map(dayLabel).join('\n') },
          { name: 'Interesses', value: visitor.interests.join('\n') },
          ...(accessibility === undefined
            ? []
            : [{ name: 'Toegankelijkheidswens', value: accessibility ?? 'Geen' }]),
        ]}
      />
      <FactsView
        title="Gebruik"
        facts={[
          {
            name: 'Inloggen',
            value: provider === 'local' ? 'Met een wachtwoord' : `Via ${provider}`,
          },
          { name: 'Geregistreerd', value: dutchTime(visitor.registeredAt) },
          {
            name: 'Laatst gebruikt',
            value: lastUsedAt ? dutchDay(lastUsedAt) : 'Nog niet ingelogd',
          },
          {
            name: 'Nu ingelogd',
            value:
              sessions === 0
                ? 'Nergens'
                : `Op ${sessions} ${sessions === 1 ? 'apparaat' : 'apparaten'}`,
          },
        ]}
      />
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
  const { toggleNotification } = useNotification()
  return (
    <Button
      variant="tertiary"
      size="S"
      startIcon={<Download />}
      onClick={() =>
        download(`${VISITORS}/${documentId}/photo`, photo).catch((error) =>
          toggleNotification({ type: 'danger', message: messageFor(error) }),
        )
      }
    >
      Download foto
    </Button>
  )
}

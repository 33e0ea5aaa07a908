import { Flex, ProgressBar, Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { KIND_LABELS, OUTCOMES } from '../../push-messages/staff/labels'
import { PUSH_ACTIONS } from '../../push-messages/staff/rights'
import type { PushDetails } from '../../push-messages/staff/views'
import { DescriptionList, Facts, type FactsProps } from '../ui/description-list'
import { Area, Columns } from '../ui/details-columns'
import { count, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { PhonePreview } from './phone-preview'
import { LIST, PUSH_MESSAGES, stopMessage } from './requests'
import { MessageState } from './state-chip'
import { useRefresh } from './use-refresh'

/** One push message: its texts, its progress and its results. */
export function MessagePage() {
  const { message: id = '' } = useParams()
  const loaded = useLoaded<PushDetails>(`${PUSH_MESSAGES}/${id}`)
  const { data, reload } = loaded
  useRefresh(data?.state === 'sending', reload)
  return (
    <PanelPage
      title={data?.nl.title ?? 'Pushbericht'}
      subtitle={data?.targetText ?? ''}
      back={[LIST, 'Pushberichten']}
      loaded={loaded}
    >
      {(message) => <Message message={message} reload={reload} />}
    </PanelPage>
  )
}

interface MessageProps {
  readonly message: PushDetails
  readonly reload: () => void
}

function Message({ message, reload }: MessageProps) {
  const { documentId, state, nl, en, fair, host } = message
  const may = useRights(PUSH_ACTIONS)
  const { run } = useAction(reload)
  const mayStop = may.send && (state === 'planned' || state === 'sending')
  return (
    <Columns>
      <Area $area="state">
        <Section title="Status">
          <Flex>
            <MessageState state={state} />
          </Flex>
          <MessageFacts message={message} />
          {mayStop && (
            <RemoveButton
              verb="Stop"
              label="Stop het bericht"
              question="Dit bericht stoppen?"
              consequence="Wie het nog niet kreeg, krijgt het niet meer. Wat al verstuurd is, is niet terug te nemen."
              onRemove={() => run(stopMessage(documentId), 'Het bericht is gestopt.')}
            />
          )}
        </Section>
      </Area>
      <Area $area="data">
        <Progress message={message} />
        <Section title="Bericht">
          <Flex gap={6} alignItems="start" wrap="wrap">
            <PhonePreview caption="In het Nederlands." text={nl} {...{ fair, host, lang: 'nl' }} />
            {en.title !== nl.title && (
              <PhonePreview caption="In het Engels." text={en} {...{ fair, host, lang: 'en' }} />
            )}
          </Flex>
        </Section>
      </Area>
    </Columns>
  )
}

function MessageFacts({ message }: { readonly message: PushDetails }) {
  const { kind, origin, isTest, sendAt, endsAt, madeBy, path, targetText } = message
  const facts: FactsProps['facts'] = [
    ['Soort', isTest ? 'Proef' : KIND_LABELS[kind]],
    ['Voor wie', targetText],
    ['Wanneer', dutchTime(sendAt)],
    ['Geldt tot', dutchTime(endsAt)],
    ['Opent', path],
    ['Van', origin === 'automatic' ? 'Automatisch' : madeBy],
  ]
  return <Facts facts={facts} />
}

/** Progress of a message, and its delivery results. */
function Progress({ message: { state, counts, devices } }: { readonly message: PushDetails }) {
  if (state === 'planned')
    return (
      <Section title="Wat ervan werd">
        <EmptyText>
          Als het zover is, wordt gekeken voor welke toestellen het bericht is. Daarna ziet u hier
          hoe het gaat.
        </EmptyText>
      </Section>
    )
  const settled = devices - counts.waiting - counts.sending
  return (
    <Section title="Wat ervan werd">
      <Typography role="status">
        {state === 'sending'
          ? `${settled} van ${count(devices, 'toestel', 'toestellen')} klaar.`
          : `${count(devices, 'toestel', 'toestellen')}.`}
      </Typography>
      {state === 'sending' && devices > 0 && (
        <ProgressBar value={Math.round((settled / devices) * 100)} aria-label="Voortgang" />
      )}
      <DescriptionList>
        {OUTCOMES.filter(
          ({ name }) => counts[name] > 0 || ['sent', 'shown', 'opened'].includes(name),
        ).map(({ name, label, hint }) => (
          <div key={name}>
            <dt>
              <Typography tag="span" display="block" fontWeight="semiBold">
                {label}
              </Typography>
              <SecondLine>{hint}</SecondLine>
            </dt>
            <Typography tag="dd" variant="delta">
              {counts[name]}
            </Typography>
          </div>
        ))}
      </DescriptionList>
    </Section>
  )
}

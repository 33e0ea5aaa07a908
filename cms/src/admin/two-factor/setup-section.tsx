import { Button, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { renderSVG } from 'uqr'
import type { NewKey } from '../../two-factor/views'
import { CopyButton } from '../ui/copy-button'
import { InputField } from '../ui/fields'
import { focusFirstField } from '../ui/focus-first-field'
import { messageFor } from '../ui/requests'
import { Section } from '../ui/section'
import { APP_CODE } from './code-dialog'
import { groups } from './recovery-codes'
import { newCodes, newKey } from './requests'

const Steps = styled.ol`
  display: grid;
  gap: 2.4rem;
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 3.2rem minmax(0, 1fr);
    gap: 1.6rem;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 3.2rem;
    height: 3.2rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.4rem;
    font-weight: 600;
  }
`

const QrCode = styled.img`
  display: block;
  width: 20rem;
  height: 20rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
`

const Step = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.2rem;
  padding-top: 0.6rem;
`

const CodeBox = styled.div`
  width: min(100%, 20rem);
`

const Key = styled.code`
  color: ${({ theme }) => theme.colors.neutral800};
  font-family: ui-monospace, monospace;
  font-size: 1.4rem;
  overflow-wrap: anywhere;
`

interface SetupSectionProps {
  readonly isRequired: boolean
  /** Called with the first recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void
}

/** Switches the second factor on. */
export function SetupSection({ isRequired, onCodes }: SetupSectionProps) {
  const [made, setMade] = useState<NewKey | null>(null)
  const { busy, problem, run } = useRefusal()
  if (made) return <SetupSteps made={made} onCodes={onCodes} />
  return (
    <Section title="Tweestapsverificatie staat uit">
      <Typography>
        {`U hebt een app nodig die codes maakt, zoals Google Authenticator, Microsoft Authenticator of een wachtwoordkluis. Op andere apparaten wordt u uitgelogd.${isRequired ? ' Hier is dit voor iedereen verplicht.' : ''}`}
      </Typography>
      <Problem text={problem} />
      <div>
        <Button loading={busy} onClick={() => run(newKey().then(setMade))}>
          Zet aan
        </Button>
      </div>
    </Section>
  )
}

/** Runs one request at a time, and keeps why it was refused. */
function useRefusal() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: Promise<void>) => {
    setBusy(true)
    const refused = await work.then(() => null, messageFor)
    setBusy(false)
    setProblem(refused)
    return refused
  }
  return { busy, problem, run }
}

const Problem = ({ text }: { readonly text: string | null }) =>
  text && (
    <Typography textColor="danger600" role="alert">
      {text}
    </Typography>
  )

interface SetupStepsProps extends Pick<SetupSectionProps, 'onCodes'> {
  readonly made: NewKey
}

/** The key for the app, and its first code. */
function SetupSteps({ made: { secret, address }, onCodes }: SetupStepsProps) {
  const [code, setCode] = useState('')
  const { busy, problem, run } = useRefusal()
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    if ((await run(newCodes('confirm', code).then(onCodes))) !== null)
      focusFirstField(currentTarget)
  }
  const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  return (
    <Section title="Zet tweestapsverificatie aan">
      <Steps>
        <li>
          <Step>
            <Typography>Open de app, voeg een account toe en scan deze QR-code.</Typography>
            <QrCode src={drawing} alt="QR-code voor de app" />
            <Typography>Leest u dit op uw telefoon? Vul dan deze sleutel in de app in:</Typography>
            <Key>{groups(secret, ' ')}</Key>
            <CopyButton
              text={secret}
              label="Kopieer de sleutel"
              done="De sleutel is gekopieerd."
              refused="Kopiëren lukt niet. Selecteer de tekst."
            />
          </Step>
        </li>
        <li>
          <form onSubmit={confirm}>
            <Step>
              <Typography>Vul de code in die de app nu toont.</Typography>
              <CodeBox>
                <InputField
                  {...APP_CODE}
                  hint={undefined}
                  autoFocus
                  value={code}
                  onChange={setCode}
                />
              </CodeBox>
              <Problem text={problem} />
              <Button type="submit" loading={busy} disabled={code.trim() === ''}>
                Bevestig
              </Button>
            </Step>
          </form>
        </li>
      </Steps>
    </Section>
  )
}

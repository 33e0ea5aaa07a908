import {
  Button,
  DesignSystemProvider,
  darkTheme,
  lightTheme,
  Typography,
} from '@strapi/design-system'
import { type FormEvent, useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField } from '../ui/fields'
import { focusFirstField } from '../ui/focus-first-field'
import { messageFor } from '../ui/requests'
import theme from '../ui/theme'

/** The field for a code of the app. */
export const APP_CODE = {
  name: 'code',
  label: 'Code',
  hint: 'De zes cijfers die uw app nu toont.',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 7,
} as const
const RECOVERY_CODE = {
  name: 'recovery-code',
  label: 'Herstelcode',
  hint: 'Een van de tien codes die u bewaarde. Elke code werkt één keer.',
  autoComplete: 'off',
  maxLength: 24,
} as const

interface CodeDialogProps {
  readonly title: string
  readonly text: string
  /** What the code is for, on the button. */
  readonly action: string
  readonly isDanger?: boolean
  /** Sends a code; answers why it was refused, or null. */
  readonly onCode: (code: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Asks for a code of the app, or a recovery code. */
export function CodeDialog({
  title,
  text,
  action,
  isDanger = false,
  onCode,
  onClose,
}: CodeDialogProps) {
  const form = useId()
  const [code, setCode] = useState('')
  const [field, setField] = useState<typeof APP_CODE | typeof RECOVERY_CODE>(APP_CODE)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    setBusy(true)
    const refused = await onCode(code).catch(messageFor)
    setBusy(false)
    setProblem(refused)
    if (refused !== null) focusFirstField(currentTarget)
  }
  const change = () => {
    setField(field === APP_CODE ? RECOVERY_CODE : APP_CODE)
    setCode('')
    setProblem(null)
  }
  return (
    <DialogFrame
      title={title}
      problem={problem}
      onClose={onClose}
      confirm={
        <Button
          type="submit"
          form={form}
          variant={isDanger ? 'danger' : 'default'}
          loading={busy}
          disabled={code.trim() === ''}
        >
          {action}
        </Button>
      }
    >
      <Typography>{text}</Typography>
      <form id={form} onSubmit={send}>
        <InputField key={field.name} {...field} autoFocus value={code} onChange={setCode} />
      </form>
      <div>
        <Button variant="tertiary" size="S" onClick={change}>
          {field === APP_CODE ? 'Gebruik een herstelcode' : 'Gebruik de code van de app'}
        </Button>
      </div>
    </DialogFrame>
  )
}

/** Where Strapi keeps the choice of a user between light, dark and that of the system. */
const SCHEME = 'STRAPI_THEME'

function isDark(): boolean {
  const chosen = localStorage.getItem(SCHEME) ?? 'system'
  return chosen === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : chosen === 'dark'
}

/**
 * Opens the dialog of signing in above any page, also one of Strapi's.
 * @returns a function that closes it
 */
export function openCodeDialog(on: Pick<CodeDialogProps, 'onCode' | 'onClose'>): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const [base, own] = isDark() ? [darkTheme, theme.dark] : [lightTheme, theme.light]
  root.render(
    <DesignSystemProvider
      locale="nl"
      theme={{ ...base, colors: { ...base.colors, ...own.colors } }}
    >
      <CodeDialog
        title="Tweestapsverificatie"
        text="Vul nog een code in om in te loggen."
        action="Log in"
        {...on}
      />
    </DesignSystemProvider>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}

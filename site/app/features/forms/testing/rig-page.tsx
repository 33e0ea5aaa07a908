import { createContext, useContext, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { Form } from '../form.tsx'
import { useForm, useFormState, useFormValues } from '../form-context.ts'
import type { RigSetup } from './rig-setup.ts'

/** Writes all states down, for the test to read. */
function States() {
  const { session } = useForm()
  const form = useFormState()
  const values = useFormValues()
  const fields = Object.fromEntries(
    [...session.active()].map((path) => [path, session.fieldState(path)]),
  )
  return (
    <script type="application/json" id="states">
      {JSON.stringify({ form, fields, values })}
    </script>
  )
}

function OnePage() {
  const setup = useContext(SetupContext) as RigSetup
  const { language, definition } = setup
  return (
    <LocaleProvider value={language}>
      <main className="wrap py-8">
        <h1 className="mb-6 text-3xl">{definition.title[language]}</h1>
        <Form {...setup} protection={() => <States />}>
          {() => <p>{language === 'nl' ? 'Wij antwoorden snel.' : 'We answer soon.'}</p>}
        </Form>
        <Link to="/elsewhere">Elsewhere</Link>
      </main>
    </LocaleProvider>
  )
}

const SetupContext = createContext<RigSetup | null>(null)

export function RigPage({ setup }: { setup: RigSetup }) {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: <OnePage /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ]),
  )
  return (
    <SetupContext value={setup}>
      <RouterProvider router={router} />
    </SetupContext>
  )
}

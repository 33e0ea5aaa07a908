import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type {
  FormDefinition,
  FormLanguage,
  OptionSources,
  Values,
} from '@beursvloer/contract/forms/definition'
import { createContext, useContext, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { LocaleProvider } from '~/i18n/locale.tsx'
import type { Visibility } from '../field-handle.ts'
import { Form } from '../form.tsx'
import { useForm, useFormState, useFormValues } from '../form-context.ts'

/** One form on a page of its own, as a browser test wants it. */
export interface RigSetup {
  readonly definition: FormDefinition
  readonly language: FormLanguage
  readonly options?: OptionSources
  readonly values?: Values
  readonly answer?: FormAnswer
  readonly visibility?: Readonly<Record<string, Visibility>>
}

/** Writes all states down, for the test to read. */
function States() {
  const { session } = useForm()
  const form = useFormState()
  const values = useFormValues()
  const fields = Object.fromEntries(
    [...session.asked()].map((path) => [path, session.fieldState(path)]),
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

import type { TaskValues } from '@beursvloer/contract/my-stand/tasks'
import { TASK_KINDS } from '@beursvloer/contract/my-stand/terms'
import { Button, Flex, Link } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { KIND_LABELS } from '../../my-stand/staff/labels'
import type { StaffTask, TasksOverview } from '../../my-stand/staff/views'
import { Chip } from '../ui/chip'
import { InputField, optionsOf, SelectField, TextField } from '../ui/fields'
import { dutchDay, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { post, remove } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useEnglish } from '../ui/use-english'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs, TASKS } from './area-tabs'
import { CategoryChoice } from './category-choice'
import { namesOf } from './names'

const PATH = '/my-stand/tasks'
const EMPTY: TaskValues = {
  ...{ titleNl: '', titleEn: '', helpNl: '', helpEn: '' },
  ...{ kind: 'tick', due: '', categories: [] },
}

/** How many exhibitors a reminder reaches. */
const reached = ({ open, unreachable }: StaffTask): number => open.length - unreachable.length

/**
 * The tasks of exhibitors, with the exhibitors that answered and those that did not, and the form
 * for a new task.
 */
export function TasksPage() {
  const loaded = useLoaded<TasksOverview>(PATH)
  const { busy, run } = useAction(loaded.reload)
  const [edited, setEdited] = useState<StaffTask | null>(null)
  const columns: readonly TableColumn<StaffTask>[] = [
    {
      head: 'Taak',
      cell: ({ documentId, titleNl, kind }) => (
        <>
          <Link tag={NavLink} to={`${TASKS}/${documentId}`}>
            {titleNl}
          </Link>
          <SecondLine>{KIND_LABELS[kind]}</SecondLine>
        </>
      ),
    },
    {
      head: 'Uiterlijk',
      cell: ({ due, isLate, open }) => (
        <Flex gap={2} wrap="wrap">
          {dutchDay(due)}
          {isLate && open.length > 0 && <Chip tone="danger">Te laat</Chip>}
        </Flex>
      ),
    },
    { head: 'Ingeleverd', cell: ({ done }) => done },
    {
      head: 'Nog niet',
      cell: ({ open, unreachable }) => (
        <>
          {open.length}
          <SecondLine>{namesOf(open)}</SecondLine>
          {unreachable.length > 0 && (
            <SecondLine>{`Niemand heeft toegang bij ${namesOf(unreachable)}`}</SecondLine>
          )}
        </>
      ),
    },
    {
      head: 'Doen',
      cell: (task) => (
        <Flex gap={2} wrap="wrap">
          {reached(task) > 0 && (
            <Button
              size="S"
              disabled={busy}
              aria-label={`Herinner alle ${reached(task)}: ${task.titleNl}`}
              onClick={() =>
                run(
                  post(`${PATH}/${task.documentId}/remind`),
                  'Wie toegang heeft tot Mijn stand, krijgt een mail.',
                )
              }
            >
              {`Herinner alle ${reached(task)}`}
            </Button>
          )}
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Wijzig ${task.titleNl}`}
            onClick={() => setEdited(task)}
          >
            Wijzig
          </Button>
          <RemoveButton
            small
            label="Verwijder"
            name={`Verwijder ${task.titleNl}`}
            question={`${task.titleNl} verwijderen?`}
            consequence="Ook wat standhouders inleverden, wordt verwijderd."
            onRemove={() => run(remove(`${PATH}/${task.documentId}`), 'De taak is verwijderd.')}
          />
          {task.remindedAt && <SecondLine>{`Herinnerd ${dutchTime(task.remindedAt)}`}</SecondLine>}
        </Flex>
      ),
    },
  ]
  return (
    <PanelPage
      title="Taken van standhouders"
      subtitle="Wat standhouders voor een datum regelen of aanleveren. Zeven dagen en een dag ervoor krijgt wie nog niets inleverde een mail."
      top={<AreaTabs current="tasks" />}
      loaded={loaded}
    >
      {({ tasks, categories }) => (
        <>
          <SortableTable
            caption="Taken van standhouders"
            columns={columns}
            rows={tasks}
            keyOf={({ documentId }) => documentId}
            empty="Er zijn nog geen taken."
          />
          <TaskForm
            key={edited?.documentId ?? tasks.length}
            task={edited}
            categories={categories}
            busy={busy}
            onSave={async (values) => {
              const path = edited ? `${PATH}/${edited.documentId}` : PATH
              const refused = await run(post(path, values), 'De taak is bewaard.')
              if (refused === null) setEdited(null)
            }}
          />
        </>
      )}
    </PanelPage>
  )
}

interface TaskFormProps {
  /** The task to change; null for a new one. */
  readonly task: StaffTask | null
  readonly categories: TasksOverview['categories']
  readonly busy: boolean
  readonly onSave: (values: TaskValues) => Promise<void>
}

const TEXTS = [
  { name: 'titleNl', label: 'Titel', lang: 'nl', maxLength: 120, required: true },
  { name: 'titleEn', label: 'Titel, Engels', lang: 'en', maxLength: 120, required: false },
] as const
const HELPS = [
  { name: 'helpNl', label: 'Uitleg', lang: 'nl' },
  { name: 'helpEn', label: 'Uitleg, Engels', lang: 'en' },
] as const

function TaskForm({ task, categories, busy, onSave }: TaskFormProps) {
  const [form, setForm] = useState<TaskValues>(() => {
    if (!task) return EMPTY
    const { titleNl, titleEn, helpNl, helpEn, kind, due, categories: chosen } = task
    return { titleNl, titleEn, helpNl, helpEn, kind, due, categories: chosen }
  })
  const english = useEnglish()
  const isAsked = ({ lang }: { readonly lang: 'nl' | 'en' }) => english || lang === 'nl'
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSave(form)
  }
  return (
    <Section title={task ? `Wijzig ‘${task.titleNl}’` : 'Nieuwe taak'}>
      <form onSubmit={send}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {TEXTS.filter(isAsked).map((text) => (
            <InputField
              {...text}
              key={text.name}
              value={form[text.name]}
              onChange={(value) => setForm({ ...form, [text.name]: value })}
            />
          ))}
          {HELPS.filter(isAsked).map((text) => (
            <TextField
              {...text}
              key={text.name}
              value={form[text.name]}
              maxLength={400}
              onChange={(value) => setForm({ ...form, [text.name]: value })}
            />
          ))}
          <Flex gap={4} wrap="wrap" alignItems="end">
            <SelectField
              name="kind"
              label="Wat levert de standhouder in"
              value={form.kind}
              options={optionsOf(KIND_LABELS)}
              onChange={(value) =>
                setForm({ ...form, kind: TASK_KINDS.find((kind) => kind === value) ?? 'tick' })
              }
            />
            <InputField
              required
              name="due"
              label="Uiterste dag"
              type="date"
              value={form.due}
              onChange={(due) => setForm({ ...form, due })}
            />
          </Flex>
          <CategoryChoice
            categories={categories}
            chosen={form.categories}
            onChange={(chosen) => setForm({ ...form, categories: chosen })}
          />
          <Flex>
            <Button type="submit" loading={busy} disabled={!form.titleNl.trim() || !form.due}>
              Bewaar de taak
            </Button>
          </Flex>
        </Flex>
      </form>
    </Section>
  )
}

import { Button, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { Note } from '../../submissions/staff/views'
import { DividedList } from '../ui/divided-list'
import { TextField } from '../ui/fields'
import { focusFirstField } from '../ui/focus-first-field'
import { dutchTime } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'

interface NotesViewProps {
  readonly notes: readonly Note[]
  /** Absent for read-only users; resolves to whether the note was stored. */
  readonly onAdd?: (text: string) => Promise<boolean>
  readonly busy: boolean
}

/** The notes of staff about a submission; the sender never sees them. */
export function NotesView({ notes, onAdd, busy }: NotesViewProps) {
  const [text, setText] = useState('')
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await onAdd?.(text))) return
    setText('')
    focusFirstField(form)
  }
  return (
    <Section title="Notities">
      {notes.length === 0 && <EmptyText>Nog geen notities. De afzender ziet ze niet.</EmptyText>}
      <DividedList>
        {notes.map(({ at, by, text }) => (
          <li key={at}>
            <Words textColor="neutral800">{text}</Words>
            <SecondLine>{`${by}, ${dutchTime(at)}`}</SecondLine>
          </li>
        ))}
      </DividedList>
      {onAdd && (
        <Form onSubmit={add}>
          <TextField
            name="note"
            label="Nieuwe notitie"
            value={text}
            maxLength={4000}
            onChange={setText}
          />
          <Button
            type="submit"
            variant="secondary"
            startIcon={<Plus />}
            disabled={busy || text.trim() === ''}
          >
            Bewaar notitie
          </Button>
        </Form>
      )}
    </Section>
  )
}

const Words = styled(Typography)`
  white-space: pre-line;
`

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;

  & > button { align-self: start; }
`

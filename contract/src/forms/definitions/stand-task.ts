import type { TaskKind } from '../../my-stand/terms.ts'
import type { FormDefinition, Part } from '../definition.ts'

/** Largest body of an answer to a task, with its file. */
export const MAX_TASK_BYTES = 12 * 1024 * 1024

const PARTS: Readonly<Record<TaskKind, readonly Part[]>> = {
  tick: [
    {
      kind: 'checkbox',
      name: 'done',
      label: { nl: 'Dit is geregeld.', en: 'This has been done.' },
      rules: 'accepted',
    },
  ],
  text: [
    {
      kind: 'textarea',
      name: 'text',
      label: { nl: 'Uw antwoord', en: 'Your answer' },
      rules: 'required|length:1,2000',
    },
  ],
  file: [
    {
      kind: 'file',
      name: 'file',
      label: { nl: 'Bestand', en: 'File' },
      help: { nl: 'PDF, PNG of JPEG tot 10.000 kB', en: 'PDF, PNG or JPEG up to 10,000 kB' },
      rules: 'required',
      files: { kinds: ['pdf', 'png', 'jpeg'], maxFiles: 1, maxKilobytes: 10_000 },
    },
  ],
}

/** The answer of an exhibitor to a task of a kind. */
export const standTaskForm = (kind: TaskKind) =>
  ({
    id: 'stand-task',
    reference: null,
    title: { nl: 'Taak', en: 'Task' },
    submitLabel: { nl: 'Lever in', en: 'Hand in' },
    maxBodyBytes: MAX_TASK_BYTES,
    keepsDraft: false,
    steps: [{ id: 'task', title: { nl: 'Taak', en: 'Task' }, parts: PARTS[kind] }],
  }) satisfies FormDefinition

/** Submissions as they are received, and the actions of staff on them. */
import { randomUUID } from 'node:crypto'
import { type Answer, type Cms, startCms } from './harness.ts'
import { signInAs } from './staff.ts'
import { writeStored } from './stored-files.ts'

export interface Made {
  readonly id: number
  readonly documentId: string
}

/** The address of a submission, or of a part of it. */
export const path = ({ documentId }: { documentId: string }, rest = '') =>
  `/handling/submissions/${documentId}${rest}`

/** Stores a submission as receiving does. */
export const submission = (
  cms: Cms,
  kind: string,
  values: object,
  more: object = {},
): Promise<Made> =>
  cms.strapi.db.query('api::submission.submission').create({
    data: {
      kind,
      reference: `XX-2032-${randomUUID()}`,
      editionYear: 2032,
      state: 'submitted',
      language: 'nl',
      values,
      idempotencyKey: randomUUID(),
      contentHash: 'x',
      source: '/contact',
      receivedAt: new Date(),
      deleteAfter: new Date(Date.now() + 1e10),
      ...more,
    },
  })

/** Stores a file with a submission as receiving does. */
export async function file(
  cms: Cms,
  of: Made,
  name: string,
  content: string,
  field = 'logo',
): Promise<Made> {
  const kind = name.split('.').at(-1) ?? ''
  const storedAs = `${randomUUID()}.${kind}`
  writeStored(storedAs, content)
  return cms.strapi.db.query('api::submission-file.submission-file').create({
    data: {
      submission: of.id,
      field,
      name,
      kind,
      bytes: Buffer.byteLength(content),
      sha256: 'x',
      storedAs,
    },
  })
}

/** A question with its sender. */
export const question = (cms: Cms, more: object = {}) =>
  submission(
    cms,
    'contact',
    { name: 'An de Vries', email: 'an@bedrijf.example', subject: 'visit', message: 'Waar is het?' },
    { name: 'An de Vries', email: 'an@bedrijf.example', ...more },
  )

/** The CMS, with an organiser who handles submissions. */
export async function startHandling() {
  const cms = await startCms()
  const organiser = await signInAs(cms, 'Organisator')
  return {
    cms,
    organiser,
    /** All details of a submission that staff see. */
    see: async (one: Made): Promise<Answer['body']> =>
      (await cms.ask(path(one), { token: organiser })).body.data,
    /** Gives a submission another state. */
    step: (one: Made, body: object, token = organiser) =>
      cms.ask(path(one, '/state'), { method: 'POST', token, body }),
  }
}

export type Handling = Awaited<ReturnType<typeof startHandling>>

import { programmeMail } from '@beursvloer/contract/forms/definitions/programme-mail'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormSession } from './form-session.ts'

beforeEach(() => vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(() => vi.unstubAllGlobals())

/** A form in which somebody typed something wrong, and left it. */
function typedInto() {
  const control = { type: 'email', value: 'nobody', checked: false, validity: {} }
  const session = new FormSession({ definition: programmeMail, language: 'nl' })
  session.start({ querySelectorAll: () => [control] } as unknown as HTMLFormElement)
  session.input('email')
  session.blur('email')
  return session
}
const messagesOf = (session: FormSession) => session.fieldState('email')?.messages
/** Lets everything happen that is not waiting for somebody. */
const afterAll = () => new Promise((resolve) => setTimeout(resolve))

describe('while a pointer is down', () => {
  it('nothing shows that would move a button away from under it', async () => {
    const session = typedInto()
    session.press()
    await session.wake()
    await afterAll()
    expect(messagesOf(session)).toEqual([])
    session.release()
    await afterAll()
    expect(messagesOf(session)).toHaveLength(1)
  })

  it('what was sent is checked all the same', async () => {
    const session = typedInto()
    session.press()
    expect(await session.check()).toBe(false)
    expect(messagesOf(session)).toHaveLength(1)
  })

  it('typing goes on as before, should nobody hear of its release', async () => {
    const session = typedInto()
    await session.wake()
    session.press()
    session.input('email')
    await afterAll()
    expect(messagesOf(session)).toHaveLength(1)
  })
})

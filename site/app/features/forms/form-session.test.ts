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

describe('what is told in words', () => {
  it('is what is wrong with a field that was left, and nothing while one types', async () => {
    const session = typedInto()
    await session.wake()
    await afterAll()
    expect(session.state.told).toMatch(/^E-mailadres: .*\.$|^.*e-mailadres.*\.$/)
    session.input('email')
    await afterAll()
    expect(messagesOf(session)).toHaveLength(1)
    expect(session.state.told).toBe('')
  })

  it('is not what an attempt to send has just said', async () => {
    const session = typedInto()
    expect(await session.check()).toBe(false)
    session.blur('email')
    await afterAll()
    expect(session.state.told).toBe('')
    session.input('email')
    session.blur('email')
    await afterAll()
    expect(session.state.told).not.toBe('')
  })
})

describe('what is wrong besides the rules', () => {
  it('shows at its field once one goes on, and stops there', async () => {
    const control = { type: 'email', value: 'a@b.example', checked: false, validity: {} }
    const session = new FormSession({
      definition: programmeMail,
      language: 'nl',
      examine: ({ email }) => (email === 'a@b.example' ? { email: ['Al bekend.'] } : {}),
    })
    session.start({ querySelectorAll: () => [control] } as unknown as HTMLFormElement)
    await session.wake()
    expect(messagesOf(session)).toEqual([])
    expect(await session.check(0)).toBe(false)
    expect(messagesOf(session)).toEqual(['Al bekend.'])
    session.fill('email', 'c@d.example')
    await afterAll()
    expect(messagesOf(session)).toEqual([])
    expect(await session.check(0)).toBe(true)
  })
})

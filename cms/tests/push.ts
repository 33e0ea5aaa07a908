/** Devices of visitors that take push messages, at a push service of this machine. */
import type { InstallationState, RegisteredInstallation } from '@beursvloer/contract/push/answers'
import { pushPaths } from '@beursvloer/contract/push/paths'
import { type PushPayload, readPushPayload } from '@beursvloer/contract/push/payload'
import { DEFAULT_PUSH_PREFERENCES, type PushKind } from '@beursvloer/contract/push/terms'
import type { PushService } from '@beursvloer/contract/testing/push-service'
import { type Answer, type Cms, SITE_TOKEN } from './harness.ts'

const TABLES = [
  'push_deliveries',
  'push_messages',
  'push_saved_items',
  'push_installations',
  'push_item_facts',
]

/** Deletes all devices and messages. */
export async function clearPush({ strapi }: Cms): Promise<void> {
  for (const table of TABLES) await strapi.db.connection(table).delete()
}

/** Makes a call about a device, for a signed-in visitor or a guest. */
export const pushCall = (
  cms: Cms,
  name: keyof typeof pushPaths,
  body: object,
  token = SITE_TOKEN,
): Promise<Answer> => cms.ask(`/api${pushPaths[name]}`, { method: 'POST', token, body })

export interface Device extends Pick<RegisteredInstallation, 'id' | 'token' | 'refreshToken'> {
  /** Id of its subscription at the push service. */
  readonly push: string
  readonly state: InstallationState
}

interface About {
  /** Token of the visitor who is signed in on the device. */
  readonly token?: string
  readonly language?: 'nl' | 'en'
  /** The kinds of messages that differ from the suggested ones. */
  readonly kinds?: Partial<Record<PushKind, boolean>>
  readonly saved?: readonly string[]
}

/** Registers and subscribes a device that has no quiet hours. */
export async function deviceOf(
  cms: Cms,
  service: PushService,
  { token, language = 'nl', kinds = {}, saved }: About = {},
): Promise<Device> {
  const { body } = await pushCall(cms, 'register', { language }, token)
  const { id: push, ...subscription } = service.subscribe()
  const preferences = { kinds: { ...DEFAULT_PUSH_PREFERENCES.kinds, ...kinds }, quiet: null }
  const asked = {
    ...{ id: body.id, token: body.token, subscription, preferences },
    ...(saved && { saved }),
  }
  const state = await pushCall(cms, 'subscribe', asked, token)
  if (state.status !== 200) throw new Error(`Not subscribed: ${JSON.stringify(state.body)}`)
  return { ...body, push, state: state.body }
}

/** Sends all due deliveries of a moment. */
export const sendPushes = ({ strapi }: Cms, now = new Date()): Promise<number> =>
  strapi.get('push-sender').sendDue(() => now)

/** The messages to a device, in order. */
export const toldTo = (service: PushService, { push }: Pick<Device, 'push'>): PushPayload[] =>
  service.taken
    .filter(({ id }) => id === push)
    .map((message) => {
      const payload = readPushPayload(JSON.parse(service.read(message)))
      if (!payload) throw new Error('No payload of ours')
      return payload
    })

export const titlesTo = (service: PushService, device: Device): string[] =>
  toldTo(service, device).map(({ title }) => title)

import { SECURITY_MARK, type SecurityEvent } from '@beursvloer/contract/security-event'
import type { Core } from '@strapi/strapi'

/** Numbers, names and published texts of our own: never an address, a name of a person, a password or a token. */
type Facts = Readonly<Record<string, string | number | null | undefined>>

/** How often each event was logged by this process. */
export const securityEvents = new Map<SecurityEvent, number>()

/** Writes an event to the log as one line: `security {"event":"export-made","list":"bezoekers","by":3}`. */
export function logSecurity(strapi: Core.Strapi, event: SecurityEvent, facts: Facts = {}): void {
  securityEvents.set(event, (securityEvents.get(event) ?? 0) + 1)
  strapi.log.info(`${SECURITY_MARK} ${JSON.stringify({ event, ...facts })}`)
}

/** Statuses with which files of visitors are refused. */
const REFUSED_FILES = [413, 415]

/** Logs the refusal of a file, where an error is that. */
export function logRefusedFile(strapi: Core.Strapi, error: unknown): void {
  const { status = 0 } = error as { readonly status?: number }
  if (REFUSED_FILES.includes(status)) logSecurity(strapi, 'upload-refused', { status })
}

/** Content types that determine the rights of staff. */
const RIGHTS = ['admin::user', 'admin::role', 'admin::permission', 'admin::api-token']
/** Fields of an administrator that signing in changes as well. */
const NO_RIGHTS: ReadonlySet<string> = new Set(['lastLogin', 'updatedAt', 'preferedLanguage'])

/** Id of the member of staff whose request is being answered; undefined while there is none. */
const staffId = (strapi: Core.Strapi): number | undefined =>
  strapi.requestContext.get()?.state?.user?.id

/** Logs events of Strapi's own code: sign-ins to the panel, and changes of rights by staff. */
export function watchStaff(strapi: Core.Strapi): void {
  strapi.eventHub.on('admin.auth.error', async () => logSecurity(strapi, 'staff-sign-in-failed'))
  const changed =
    (change: string) =>
    ({ model, params }: { model: { uid: string }; params: { data?: object } }) => {
      const by = staffId(strapi)
      const isSignIn =
        change === 'update' && Object.keys(params.data ?? {}).every((name) => NO_RIGHTS.has(name))
      if (by === undefined || isSignIn) return
      logSecurity(strapi, 'rights-changed', { what: model.uid, change, by })
    }
  strapi.db.lifecycles.subscribe({
    models: RIGHTS,
    afterCreate: changed('create'),
    afterCreateMany: changed('create'),
    afterUpdate: changed('update'),
    afterUpdateMany: changed('update'),
    afterDelete: changed('delete'),
    afterDeleteMany: changed('delete'),
  })
}

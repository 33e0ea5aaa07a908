import type { Core } from '@strapi/strapi'
import { LIVE_ACTIONS } from '../live/staff/rights'
import { MY_STAND_ACTIONS } from '../my-stand/staff/rights'
import { PUSH_ACTIONS } from '../push-messages/staff/rights'
import { SEARCH_ACTIONS } from '../search-misses/staff/rights'
import { SIGN_UP_ACTIONS } from '../sign-ups/staff/rights'
import { STATISTICS_ACTIONS } from '../statistics/staff/rights'
import { SUBMISSION_ACTIONS } from '../submissions/staff/rights'
import { VISITOR_ACTIONS } from '../visitors/staff/rights'

type Action = 'create' | 'read' | 'update' | 'delete' | 'publish'
type Grants = Readonly<Record<string, readonly Action[]>>

interface Permission {
  readonly action: string
  readonly subject: string | null
  readonly properties: { readonly fields?: readonly string[]; readonly locales?: readonly string[] }
  readonly conditions: readonly string[]
}

const ALL: readonly Action[] = ['create', 'read', 'update', 'delete', 'publish']

/** The types that editors write every day. */
const EDITORIAL: Grants = {
  'calendar-item': ALL,
  concept: ALL,
  exhibitor: ALL,
  'faq-item': ALL,
  interview: ALL,
  'news-item': ALL,
  page: ALL,
  partner: ALL,
  pavilion: ALL,
  'photo-album': ALL,
  'programme-item': ALL,
  speaker: ALL,
  'stand-picture': ALL,
  synonym: ALL,
  'team-member': ALL,
  vacancy: ALL,
}

/** Types that other content depends on: an editor may change them, not make or remove them. */
const STRUCTURE = [
  'edition',
  'day',
  'hall',
  'passage',
  'room',
  'stand',
  'theme',
  'organisation-type',
  'exhibitor-category',
]
const CORRECT: readonly Action[] = ['read', 'update', 'publish']

/** Types that contracts refer to: an editor may read them, the organiser changes them. */
const TERMS = ['tariff', 'product', 'regulation']

/** Types for the management of the site. */
const MANAGEMENT = ['navigation-item', 'redirect', 'short-link']

/** Single types: they are changed, never deleted. */
const SETTINGS = ['form-settings', 'site-settings', 'statistics-settings']
const CHANGE: readonly Action[] = ['create', 'read', 'update']

const grant = (types: readonly string[], actions: readonly Action[]): Grants =>
  Object.fromEntries(types.map((type) => [type, actions]))

interface EditorRole {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly grants: Grants
  /** Further actions besides content and media. */
  readonly actions: readonly string[]
}

/** The roles that the panel offers besides Strapi's own. */
const EDITOR_ROLES: readonly EditorRole[] = [
  {
    code: 'beursvloer-editor',
    name: 'Redacteur',
    description: 'Schrijft en publiceert de inhoud en beheert de mediabibliotheek.',
    grants: { ...EDITORIAL, ...grant(STRUCTURE, CORRECT), ...grant(TERMS, ['read']) },
    actions: [
      ...Object.values(SEARCH_ACTIONS),
      ...Object.values(LIVE_ACTIONS),
      ...Object.values(PUSH_ACTIONS),
      ...Object.values(STATISTICS_ACTIONS),
      MY_STAND_ACTIONS.review,
      SIGN_UP_ACTIONS.overview,
    ],
  },
  {
    code: 'beursvloer-organiser',
    name: 'Organisator',
    description:
      'Behandelt inzendingen, aanmeldingen en bezoekers en beheert alle inhoud, ook hallen, stands, tarieven, reglement, menu, doorverwijzingen, korte links en instellingen van de site.',
    grants: {
      ...EDITORIAL,
      ...grant([...STRUCTURE, ...TERMS, ...MANAGEMENT], ALL),
      ...grant(SETTINGS, CHANGE),
    },
    actions: [
      SEARCH_ACTIONS,
      LIVE_ACTIONS,
      PUSH_ACTIONS,
      STATISTICS_ACTIONS,
      MY_STAND_ACTIONS,
      SIGN_UP_ACTIONS,
      SUBMISSION_ACTIONS,
      VISITOR_ACTIONS,
    ].flatMap((actions) => Object.values<string>(actions)),
  },
]

const MEDIA_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
]

/** Turns the table of a role into Strapi permissions with every field and every locale. */
function permissionsFor(
  strapi: Core.Strapi,
  { grants, actions: others }: Pick<EditorRole, 'grants' | 'actions'>,
  locales: string[],
): Permission[] {
  const contentTypes = strapi.service('admin::content-type')
  const actions = strapi.service('admin::permission').actionProvider
  const content = Object.entries(grants).flatMap(([type, allowed]) => {
    const subject = `api::${type}.${type}`
    const model = strapi.contentTypes[subject as 'api::page.page']
    const localized = model.pluginOptions?.i18n !== undefined
    return allowed
      .filter((action) => action !== 'publish' || model.options?.draftAndPublish)
      .map((action) => `plugin::content-manager.explorer.${action}`)
      .flatMap((actionId): Permission[] =>
        contentTypes
          .getPermissionsWithNestedFields([{ ...actions.get(actionId), subjects: [subject] }])
          .map((permission: Permission) => ({
            ...permission,
            properties: { ...permission.properties, ...(localized && { locales }) },
          })),
      )
  })
  const plain = [...MEDIA_ACTIONS, ...others].map((action) => ({
    action,
    subject: null,
    properties: {},
    conditions: [],
  }))
  return [...content, ...plain]
}

const identity = ({ action, subject }: Permission) => `${action} ${subject ?? ''}`

/**
 * Makes sure that both roles exist and hold at least their permissions. Further permissions that an
 * administrator grants stay; new fields of a schema are added.
 */
export async function ensureEditorRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const permissions = strapi.service('admin::permission')
  const locales = (await strapi.plugin('i18n').service('locales').find()).map(
    ({ code }: { code: string }) => code,
  )
  for (const { grants, actions, ...attributes } of EDITOR_ROLES) {
    const role =
      (await roles.findOne({ code: attributes.code })) ?? (await roles.create(attributes))
    const present: Permission[] = await permissions.findMany({ where: { role: { id: role.id } } })
    const held = new Map(present.map((permission) => [identity(permission), permission]))
    const wanted = permissionsFor(strapi, { grants, actions }, locales).filter((permission) => {
      const current = held.get(identity(permission))?.properties
      const lacks = (name: 'fields' | 'locales') =>
        permission.properties[name]?.some((value) => !current?.[name]?.includes(value))
      return !current || lacks('fields') || lacks('locales')
    })
    if (wanted.length === 0) continue
    const replaced = new Set(wanted.map(identity))
    const kept = present.filter((permission) => !replaced.has(identity(permission)))
    await roles.assignPermissions(role.id, [...kept, ...wanted])
  }
}

/** Roles that Strapi's first start makes besides that of the administrator; ours take their place. */
const SPARE_ROLES = ['strapi-editor', 'strapi-author']
/** Strapi's name of the role with all rights. */
const ENGLISH_NAME = 'Super Admin'

/** Removes Strapi's spare roles that nobody has, and names the one with all rights in Dutch. */
export async function tidyStrapiRoles(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query('admin::role')
  const spare: readonly { readonly id: number }[] = await query.findMany({
    where: { code: { $in: SPARE_ROLES }, users: { id: { $null: true } } },
  })
  if (spare.length > 0) await strapi.service('admin::role').deleteByIds(spare.map(({ id }) => id))
  await query.updateMany({
    where: { name: ENGLISH_NAME },
    data: {
      name: 'Superbeheerder',
      description: 'Mag alles, ook medewerkers uitnodigen en rechten geven.',
    },
  })
}

import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readIdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
import {
  type PasswordPolicy,
  readPasswordPolicy,
} from '@beursvloer/contract/accounts/password-policy'
import { fairInstant } from '@beursvloer/contract/fair-time'
import { readNetworks } from '@beursvloer/contract/network/address-ranges'
import {
  addressIn,
  dsnIn,
  gigabytesIn,
  LOG_LEVELS,
  oneOf,
  originsIn,
  pathIn,
  portIn,
  secretIn,
  shutdownDelayIn,
  timeoutFactorIn,
} from '@beursvloer/contract/setting-values'
import { z } from 'zod'
import type { CaptchaSettings } from '../app/features/forms/guard/proof-task.ts'
import {
  defaultLocales,
  isLocaleCode,
  type LocaleCode,
  type LocaleSettings,
  localeStrategies,
} from '../app/i18n/locales.ts'

const root = resolve(import.meta.dirname, '../..')

/** A setting that a function reads, whose error says which values are valid. */
const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((value, context) => {
    try {
      return read(value.trim())
    } catch (error) {
      context.addIssue((error as Error).message)
      return z.NEVER
    }
  })

const addressRanges = readBy(readNetworks).prefault('off')
const onOrOff = readBy((text) => oneOf(text, ['on', 'off']))
/** Empty where the site makes one itself, or needs none. */
const secret = readBy(secretIn).optional()

/** `nl=beurs.example,en=fair.example`: hosts by locale, in the order given. */
const localeHosts = z
  .string()
  .default('')
  .transform((value, context) => {
    const hosts: Record<LocaleCode, string[]> = { nl: [], en: [] }
    for (const part of value.split(',').filter((text) => text.trim())) {
      const [, code, host] = /^(nl|en)=([a-z0-9.-]+(?::\d+)?)$/.exec(part.trim()) ?? []
      if (!isLocaleCode(code) || !host) {
        context.addIssue(`must be like nl=host, not "${part.trim()}"`)
        return z.NEVER
      }
      hosts[code].push(host)
    }
    return hosts
  })

/** `2027-03-17T11:07`, the time that it is at the fair when the process starts. */
const fairClock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be like 2027-03-17T11:07')
  .transform((value, context) => {
    const [date = '', time = ''] = value.split('T')
    const moved = Date.parse(fairInstant(date, time)) - Date.now()
    if (Number.isFinite(moved)) return moved
    context.addIssue('is no moment')
    return z.NEVER
  })
  .optional()

const schema = z.object({
  NODE_ENV: readBy((text) => oneOf(text, ['production', 'development', 'test'])).default(
    'production',
  ),
  PORT: readBy(portIn).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: readBy(originsIn).optional(),
  CMS_PORT: readBy(portIn).default(1337),
  CMS_URL: readBy(addressIn).optional(),
  CMS_INTERNAL_URL: readBy(originsIn).optional(),
  CMS_API_PREFIX: readBy(pathIn).default('/api'),
  CMS_API_VERSION: readBy(pathIn).default(''),
  CMS_TOKEN: secret,
  PREVIEW_SECRET: secret,
  FORM_SECRET: secret,
  ACCOUNT_SECRET: secret,
  ACCOUNT_PARAMETERS: z.string().default('fields[0]=username&fields[1]=email'),
  STATISTICS_URL: readBy(addressIn).optional(),
  CAPTCHA_SERVICE: readBy((text) =>
    oneOf(text, ['off', 'hcaptcha', 'recaptcha', 'turnstile']),
  ).default('off'),
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  DATA_DIR: z.string().default(join(root, 'data')),
  ORIGINALS_GB: readBy(gigabytesIn).optional(),
  LOCALE_STRATEGY: readBy((text) => oneOf(text, localeStrategies)).default('prefix_except_default'),
  LOCALE_DETECTION: onOrOff.default('on'),
  LOCALE_DOMAINS: localeHosts,
  LOCALE_DEFAULT_DOMAINS: localeHosts,
  INDEXING: onOrOff.default('on'),
  TRUSTED_PROXY: addressRanges,
  VENUE_NETWORKS: addressRanges,
  LOG_LEVEL: readBy((text) => oneOf(text, LOG_LEVELS)).default('info'),
  RATE_LIMITS: onOrOff.default('on'),
  RENDER_AHEAD: onOrOff.default('on'),
  SHUTDOWN_DELAY: readBy(shutdownDelayIn).default(1),
  SENTRY_DSN: readBy(dsnIn).optional(),
  METRICS_PORT: readBy(portIn).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  CMS_PATIENCE: readBy(timeoutFactorIn).default(1),
  FAIR_CLOCK: fairClock,
})

/** The settings of the site's process, checked; documented in `.env.example`. */
export type Settings = ReturnType<typeof readSettings>

/** A setting is wrong; the message is the one line to show. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables. An empty value counts as absent.
 * @throws SettingsError naming the first wrong setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`Setting ${issue?.path.join('.')} is wrong: it ${issue?.message}`)
  }
  const values = parsed.data
  const cmsUrl = values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`
  const locales: LocaleSettings = {
    locales: defaultLocales.map((entry) => {
      const domains = values.LOCALE_DOMAINS[entry.code]
      const defaultForDomains = [...domains, ...values.LOCALE_DEFAULT_DOMAINS[entry.code]]
      const [domain] = domains
      return { ...entry, defaultForDomains, ...(domain && { domain, domains }) }
    }),
    defaultLocale: 'nl',
    strategy: values.LOCALE_STRATEGY,
    detect: values.LOCALE_DETECTION === 'on',
  }
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    // Public addresses without trailing slash; the first one is used in links and mails.
    siteUrls: withLocaleHosts(values.SITE_URL ?? [`http://localhost:${values.PORT}`], [
      values.LOCALE_DOMAINS,
      values.LOCALE_DEFAULT_DOMAINS,
    ]),
    cmsUrl,
    // Where the site asks: one CMS, or several on one database.
    cmsInternalUrls: values.CMS_INTERNAL_URL ?? [cmsUrl],
    cmsApiPrefix: values.CMS_API_PREFIX,
    cmsApiVersion: values.CMS_API_VERSION,
    cmsToken: values.CMS_TOKEN ?? '',
    previewSecret: values.PREVIEW_SECRET ?? '',
    // Key that signs the tickets of forms; without one the tickets of a process end with it.
    formSecret: values.FORM_SECRET ?? randomBytes(32).toString('base64url'),
    // Encrypts the sessions of accounts; without one every restart signs all visitors out.
    accountSecret: values.ACCOUNT_SECRET ?? randomBytes(32).toString('base64url'),
    // Query of GET /users/me (requirements 11.2).
    accountParameters: values.ACCOUNT_PARAMETERS,
    // The rules for a password; the CMS reads the same settings.
    passwordPolicy: passwordPolicyOf(given),
    // Address to which browsers send their events, without trailing slash; '': the site itself.
    statisticsUrl: values.STATISTICS_URL ?? '',
    // Service that tells people from scripts; null: the visitor's browser computes.
    captcha: captchaOf(values),
    // Signing in through somebody else.
    identity: readIdentitySettings(given, (message) => {
      throw new SettingsError(`Setting ${message}`)
    }),
    // Absolute directory of everything that the site keeps.
    dataDir: resolve(root, values.DATA_DIR),
    // Space for copies of the media library, in bytes; null: for all that is published.
    originalsBytes: values.ORIGINALS_GB ? values.ORIGINALS_GB * 1024 ** 3 : null,
    locales,
    // Whether search engines may show the site; off for a trial site.
    indexing: values.INDEXING === 'on',
    // Proxies whose `X-Forwarded-*` headers count; null: none.
    trustedProxy: values.TRUSTED_PROXY,
    // Networks whose addresses are shared by the guests of a venue; null: none.
    venueNetworks: values.VENUE_NETWORKS,
    logLevel: values.LOG_LEVEL,
    // Where errors are reported; undefined: only in the log.
    sentryDsn: values.SENTRY_DSN,
    rateLimits: values.RATE_LIMITS === 'on',
    // Whether public pages are rendered before anybody asks for them.
    renderAhead: values.RENDER_AHEAD === 'on',
    // Where Prometheus reads the figures; null: nowhere, and nothing is measured.
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
    // Offset of the pages' clock in ms, for trials; 0: none.
    clockMovedMs: values.FAIR_CLOCK ?? 0,
    // How long it serves on when it is told to stop, in ms.
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    // Factor for the CMS's time limits.
    cmsTimeoutFactor: values.CMS_PATIENCE,
  }
}

function passwordPolicyOf(given: Readonly<Record<string, string | undefined>>): PasswordPolicy {
  try {
    return readPasswordPolicy(given)
  } catch (error) {
    throw new SettingsError(`Setting ${(error as Error).message}`)
  }
}

/** The public addresses with those of the languages, which are as secure as the first. */
function withLocaleHosts(
  [first, ...others]: readonly [string, ...string[]],
  hosts: readonly Readonly<Record<LocaleCode, readonly string[]>>[],
): readonly [string, ...string[]] {
  const { protocol } = new URL(first)
  const added = hosts.flatMap(({ nl, en }) => [...nl, ...en]).map((host) => `${protocol}//${host}`)
  const rest = new Set([...others, ...added])
  rest.delete(first)
  return [first, ...rest]
}

function captchaOf({
  CAPTCHA_SERVICE: service,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secret,
}: z.output<typeof schema>): CaptchaSettings | null {
  if (service === 'off') return null
  for (const [name, value] of Object.entries({
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: secret,
  })) {
    if (!value) throw new SettingsError(`Setting ${name} is wrong: ${service} needs one`)
  }
  return { service, siteKey, secret }
}

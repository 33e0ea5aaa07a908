const NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'PREVIEW_SECRET',
]

/** The secrets of every CMS of the tests, as its environment. */
export const SECRETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, `${name.toLowerCase()}-0123456789`])),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
}

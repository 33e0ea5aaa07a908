import { previewUrl } from '../src/preview'
import settings from './settings'

export default {
  url: `${settings.cmsUrl}/admin`,
  autoOpen: false,
  auth: {
    secret: settings.secrets.adminJwt,
    cookie: { secure: settings.cmsUrl.startsWith('https:'), sameSite: 'lax' },
  },
  apiToken: { salt: settings.secrets.apiTokenSalt },
  transfer: { token: { salt: settings.secrets.transferTokenSalt } },
  secrets: { encryptionKey: settings.secrets.encryptionKey },
  preview: {
    enabled: true,
    config: { allowedOrigins: [settings.siteUrl], handler: previewUrl },
  },
  // Our own limit takes its place (src/staff-sign-in/limited-sign-in.ts).
  rateLimit: { enabled: false },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
}

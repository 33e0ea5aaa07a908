import { NETWORK_PATH } from '@beursvloer/contract/accounts/network'
import {
  PROFILE_CONSENTS_PATH,
  PROFILE_DELETION_PATH,
  PROFILE_EXPORT_PATH,
  PROFILE_PATH,
  PROFILE_PHOTO_PATH,
} from '@beursvloer/contract/accounts/own-profile'

export default {
  routes: [
    { method: 'GET', path: PROFILE_PATH, handler: 'visitor-profile.find' },
    { method: 'PUT', path: PROFILE_PATH, handler: 'visitor-profile.change' },
    { method: 'GET', path: PROFILE_PHOTO_PATH, handler: 'visitor-profile.photo' },
    { method: 'DELETE', path: PROFILE_PHOTO_PATH, handler: 'visitor-profile.removePhoto' },
    { method: 'PUT', path: PROFILE_CONSENTS_PATH, handler: 'visitor-profile.consents' },
    { method: 'GET', path: PROFILE_EXPORT_PATH, handler: 'visitor-profile.export' },
    { method: 'GET', path: NETWORK_PATH, handler: 'visitor-profile.network' },
    { method: 'POST', path: PROFILE_DELETION_PATH, handler: 'visitor-profile.remove' },
  ],
}

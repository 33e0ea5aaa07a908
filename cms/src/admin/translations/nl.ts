import { FORMAL } from './nl-formal'
import { MEDIA_LIBRARY } from './nl-media-library'
import { PANEL } from './nl-panel'

/** Dutch words that Strapi's own translation lacks or words badly, by Strapi's message id. */
export default { ...FORMAL, ...PANEL, ...MEDIA_LIBRARY }

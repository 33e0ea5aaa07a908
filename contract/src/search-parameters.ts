/** Search parameters that several pages of the site share. */

/** Words to look for. */
export const QUERY_PARAMETER = 'q'
/** Number of a page of a long list, from 1. */
export const PAGE_PARAMETER = 'pagina'
/** A day of the fair: `2027-03-17`. */
export const DAY_PARAMETER = 'dag'
/** Id of an item of the programme, once for each. */
export const ITEM_PARAMETER = 'id'
/** Number of a hall. */
export const HALL_PARAMETER = 'hal'

/** Slugs of a list's themes. */
export const THEME_PARAMETER = 'thema'
export const CATEGORY_PARAMETER = 'categorie'
export const PAVILION_PARAMETER = 'paviljoen'
export const ROOM_PARAMETER = 'ruimte'
export const CONCEPT_PARAMETER = 'c'

/** Only stands that are still to let, when `1`. */
export const FREE_PARAMETER = 'vrij'

/** Key of a photo in an album. */
export const PHOTO_PARAMETER = 'foto'
/** Slug of the exhibitor that a form begins with. */
export const EXHIBITOR_PARAMETER = 'standhouder'

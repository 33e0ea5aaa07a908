import { chooseOwnPassword, type SignedIn, signIn } from '../e2e/harness/administrator.ts'
import { takeFirstAdministrator } from '../scripts/running/stack.ts'
import type { RunningSite } from './part.ts'

const LIVE = 'live'
const collectionOf = (type: string) => `content-manager/collection-types/api::${type}.${type}`
const NEWS = collectionOf('news-item')
const ITEMS = collectionOf('programme-item')

/** Somebody who publishes. */
export interface Editor {
  /** Publishes the newest news item with this text in its introduction. */
  publishNews(intro: string): Promise<void>
  /** Publishes a programme item with this title: the first one of the fair. */
  publishItem(title: string): Promise<void>
  /** Tells all visitors something at once; answers the id of the notice once it is stored. */
  tellNotice(text: string): Promise<string>
}

const administrators = new Map<string, Promise<SignedIn>>()

/** The first administrator of an installation: the password is read once, and signing in is limited. */
function administratorOf({ settings }: RunningSite): Promise<SignedIn> {
  const known = administrators.get(settings.cmsUrl)
  if (known) return known
  const first = takeFirstAdministrator(settings)
  if (!first) throw new Error('the first administrator has been used')
  const chosen = chooseOwnPassword(settings.cmsUrl, first)
  administrators.set(settings.cmsUrl, chosen)
  return chosen
}

/** Signs the first administrator in. */
export async function signInEditor(site: RunningSite): Promise<Editor> {
  const { cmsUrl } = site.settings
  const administrator = await administratorOf(site)
  let { token } = administrator
  const ask = (path: string, body?: object) =>
    fetch(`${cmsUrl}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'if-match': '*',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const call = async (path: string, body?: object, base = NEWS) => {
    let response = await ask(base + path, body)
    // Strapi ends it after half an hour.
    if (response.status === 401) {
      token = await signIn(cmsUrl, administrator)
      response = await ask(base + path, body)
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const firstOf = async (base: string, sort: string): Promise<string> => {
    const { results } = (await call(`?pageSize=1&sort=${sort}&locale=nl`, undefined, base)) as {
      results: { documentId: string }[]
    }
    const [first] = results
    if (!first) throw new Error(`there is nothing in ${base}`)
    return first.documentId
  }
  const publish = (base: string, id: string, data: object) =>
    call(`/${id}/actions/publish?locale=nl`, data, base)
  const newest = await firstOf(NEWS, 'date:DESC')
  const item = await firstOf(ITEMS, 'title:ASC')
  return {
    publishNews: async (intro) => {
      await publish(NEWS, newest, { intro })
    },
    publishItem: async (title) => {
      await publish(ITEMS, item, { title })
    },
    tellNotice: async (nl) => {
      const notice = { nl, en: '', tone: 'info', minutes: null }
      const { data } = (await call('/notice', notice, LIVE)) as { data: { id: string } }
      return data.id
    },
  }
}

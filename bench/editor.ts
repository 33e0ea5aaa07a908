import { chooseOwnPassword, type SignedIn, signIn } from '../e2e/harness/administrator.ts'
import { takeFirstAdministrator } from '../scripts/running/stack.ts'
import type { RunningSite } from './part.ts'

const LIVE = 'live'
const NEWS = 'content-manager/collection-types/api::news-item.news-item'

/** Somebody who publishes. */
export interface Editor {
  /** Publishes the newest news item with this text in its introduction. */
  publishNews(intro: string): Promise<void>
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
  const { results } = (await call('?pageSize=1&sort=date:DESC&locale=nl')) as {
    results: { documentId: string }[]
  }
  const [newest] = results
  if (!newest) throw new Error('there is no news')
  return {
    publishNews: async (intro) => {
      await call(`/${newest.documentId}/actions/publish?locale=nl`, { intro })
    },
    tellNotice: async (nl) => {
      const notice = { nl, en: '', tone: 'info', minutes: null }
      const { data } = (await call('/notice', notice, LIVE)) as { data: { id: string } }
      return data.id
    },
  }
}

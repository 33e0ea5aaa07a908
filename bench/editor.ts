import { chooseOwnPassword, type SignedIn, signIn } from '../e2e/harness/administrator.ts'
import { editorOf } from '../e2e/harness/editor.ts'
import { takeFirstAdministrator } from '../scripts/running/stack.ts'
import type { RunningSite } from './harness.ts'

const administrators = new Map<string, SignedIn>()

/** Signs the first administrator of an installation in. */
export async function signInAdministrator({ settings }: RunningSite): Promise<SignedIn> {
  const { cmsUrl } = settings
  const known = administrators.get(cmsUrl)
  if (known) return { ...known, token: await signIn(cmsUrl, known) }
  const first = takeFirstAdministrator(settings)
  if (!first) throw new Error('the first administrator has been used')
  const administrator = await chooseOwnPassword(cmsUrl, first)
  administrators.set(cmsUrl, administrator)
  return administrator
}

/** Gives a function that publishes a text that the list of news shows. */
export async function newsPublisherOf(site: RunningSite) {
  const { cmsUrl } = site.settings
  const editor = editorOf({ cmsUrl, administrator: await signInAdministrator(site) }, 'news-item')
  const { documentId } = await editor.find('programma-dakwaarts-2027-gepubliceerd')
  return (intro: string) => editor.publish(documentId, { intro })
}

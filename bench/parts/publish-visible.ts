import { chooseOwnPassword, signIn } from '../../e2e/harness/administrator.ts'
import { takeFirstAdministrator } from '../../scripts/running/whole.ts'
import { median } from '../median.ts'
import type { Part } from '../part.ts'

const ROUNDS = 10
const TYPE = 'content-manager/collection-types/api::news-item.news-item'

/** From an editor's click on "Publiceer" to the page that shows it. */
const part: Part = {
  title: 'Publish to visible',
  budget: 'at most 2 s',
  async run(context) {
    const { address, settings } = await context.site()
    const first = takeFirstAdministrator(settings)
    if (!first) return { skipped: 'the first administrator has been used' }
    const token = await signIn(settings.cmsUrl, await chooseOwnPassword(settings.cmsUrl, first))
    const call = async (path: string, body?: object) => {
      const response = await fetch(`${settings.cmsUrl}/${TYPE}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return response.json()
    }
    const { results } = (await call('?pageSize=1&sort=date:DESC&locale=nl')) as {
      results: { documentId: string }[]
    }
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const intro = `Gemeten in ronde ${round}.`
      await call(`/${results[0]?.documentId}/actions/publish?locale=nl`, { intro })
      const published = performance.now()
      while (!(await (await fetch(`${address}/nieuws`)).text()).includes(intro)) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      times.push(performance.now() - published)
    }
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
    return {
      table: {
        columns: ['median', 'longest'],
        rows: [[seconds(median(times)), seconds(Math.max(...times))]],
      },
      notes: [`${ROUNDS} rounds, from the answer of the CMS to the list of news that shows it.`],
    }
  },
}

export default part

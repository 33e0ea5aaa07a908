import { signInEditor } from '../editor.ts'
import { median } from '../median.ts'
import type { Part } from '../part.ts'

const ROUNDS = 10

/** From an editor's click on "Publiceer" to the page that shows it. */
const part: Part = {
  title: 'Publish to visible',
  budget: 'at most 2 s',
  async run(context) {
    const site = await context.site()
    const editor = await signInEditor(site)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const intro = `Gemeten in ronde ${round}.`
      await editor.publishNews(intro)
      const published = performance.now()
      while (!(await (await fetch(`${site.address}/nieuws`)).text()).includes(intro)) {
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

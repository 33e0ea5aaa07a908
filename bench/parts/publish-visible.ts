import { setTimeout as wait } from 'node:timers/promises'
import { newsPublisherOf } from '../editor.ts'
import { median, type Part, seconds } from '../harness.ts'
import { read } from '../pages.ts'

const ROUNDS = 10
const LOOK_MS = 10

/** From an editor's click on "Publiceer" to the page that shows it. */
const part: Part = {
  title: 'Publish to visible',
  budget: 'at most 2 s',
  async run(start) {
    const site = await start()
    const publish = await newsPublisherOf(site)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const intro = `Gemeten in ronde ${round}.`
      await publish(intro)
      const published = performance.now()
      while (!(await read(`${site.address}/nieuws`)).includes(intro)) await wait(LOOK_MS)
      times.push(performance.now() - published)
    }
    return {
      columns: ['median', 'longest'],
      rows: [[seconds(median(times)), seconds(Math.max(...times))]],
      notes: [`${ROUNDS} rounds, from the answer of the CMS to the list of news that shows it.`],
    }
  },
}

export default part

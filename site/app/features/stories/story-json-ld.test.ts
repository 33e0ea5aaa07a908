import { expect, it } from 'vitest'
import type { ShellData } from '~/shell/shell-data.ts'
import type { StoryView } from './story-loader.ts'
import { storyJsonLd } from './story-meta.ts'

const shell = {
  locale: 'nl',
  bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
  siteName: 'Dakwaarts',
  organiser: { name: 'Stichting Dakwaarts' },
} as ShellData

it.each([
  ['Redactie Dakwaarts', 'Organization'],
  ['De redactie', 'Organization'],
  ['Stichting Dakwaarts', 'Organization'],
  ['Dakwaarts editorial team', 'Organization'],
  ['Bas Lindekamp', 'Person'],
  ['Redacteur Bas', 'Person'],
])('%s is marked up as %s', (author, type) => {
  const story = { author, title: 'Titel', path: '/nieuws/a/b', image: null } as StoryView
  const [article, trail] = storyJsonLd('news', story, shell)
  expect(article).toMatchObject({ author: { '@type': type, name: author } })
  expect(trail).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] })
})

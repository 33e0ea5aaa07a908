import { expect, it } from 'vitest'
import { topicOf } from './topics.ts'

const FAIR = 'Dakwaarts 2027'

it.each([
  ['openingstijden', 'hours'],
  ['Hoe laat begint de beurs?', 'hours'],
  ['wanneer is dakwaarts 2027', 'hours'],
  ['adres', 'address'],
  ['waar is de beurs', 'address'],
  ['prijs stand', 'stand-price'],
  ['wat kost een stand van 12 m2', 'stand-price'],
  ['gratis parkeren', 'parking'],
  ['met de trein', 'transit'],
  ['bus 12', 'transit'],
  ['grondprijs per m2', undefined],
  ['open zijden', undefined],
  ['renovatietrein', undefined],
  ['wanneer opbouwen', undefined],
  ['', undefined],
])('“%s” has the topic %s', (query, topic) => {
  expect(topicOf(query, 'nl', FAIR)).toBe(topic)
})

it.each([
  ['opening hours', 'hours'],
  ['when is the fair open?', 'hours'],
  ['how much is a stand', 'stand-price'],
  ['car park', 'parking'],
  ['train station', 'transit'],
  ['where is it held', undefined],
  ['retrofit train', undefined],
])('“%s” has the topic %s in English', (query, topic) => {
  expect(topicOf(query, 'en', FAIR)).toBe(topic)
})

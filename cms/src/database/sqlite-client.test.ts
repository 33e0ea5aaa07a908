import knex from 'knex'
import { afterAll, expect, it } from 'vitest'
import { SqliteClient } from './sqlite-client'

const database = knex({
  client: SqliteClient,
  connection: { filename: ':memory:' },
  pool: { min: 1, max: 1 },
  useNullAsDefault: true,
})

afterAll(() => database.destroy())

it('reads a new column with a statement that was prepared before', async () => {
  await database.schema.createTable('rooms', (table) => {
    table.string('name')
  })
  await database('rooms').insert({ name: 'Zaal 1' })
  expect(await database('rooms').select()).toEqual([{ name: 'Zaal 1' }])
  await database.raw('alter table rooms add column capacity integer default 40')
  expect(await database('rooms').select()).toEqual([{ name: 'Zaal 1', capacity: 40 }])
})

it('runs more different statements than it keeps prepared', async () => {
  const numbers = Array.from({ length: 700 }, (_, number) => number)
  for (const number of [...numbers, ...numbers])
    expect(await database.raw(`select ${number} as number`)).toEqual([{ number }])
})

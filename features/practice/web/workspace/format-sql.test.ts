import { expect, test } from 'vitest'
import { FIRST_SETTINGS } from './editor-settings.ts'
import { formatSql } from './format-sql.ts'

test('a query is formatted with the tab width of the settings; comments, texts and names stay', async () => {
  const query = "select name, sum(Amount) as total -- per person\nfrom orders where note <> 'select  me' group by name"
  const formatted = "SELECT\n  name,\n  sum(Amount) AS total -- per person\nFROM\n  orders\nWHERE\n  note <> 'select  me'\nGROUP BY\n  name\n"
  expect(await formatSql(query, FIRST_SETTINGS)).toEqual({ formatted })
  expect(await formatSql(formatted, FIRST_SETTINGS)).toEqual({ formatted })
  expect(await formatSql('select 1', { ...FIRST_SETTINGS, tabWidth: 4 })).toEqual({ formatted: 'SELECT\n    1\n' })
})

test('window functions, recursive queries and several statements are kept', async () => {
  const query = 'with recursive c(x) as (select 1 union all select x+1 from c where x<5) select x, row_number() over (partition by x%2 order by x desc) from c; select 2'
  const result = await formatSql(query, FIRST_SETTINGS)
  expect('formatted' in result && result.formatted.replace(/\s+/g, '').toLowerCase()).toBe(query.replace(/\s+/g, ''))
})

test('a query that can’t be read is left alone, with the line of the error', async () => {
  expect(await formatSql('SELECT (1\n', FIRST_SETTINGS)).toEqual({ errorLine: 1 })
  expect(await formatSql("SELECT *\nFROM t\nWHERE a = 'abc", FIRST_SETTINGS)).toEqual({ errorLine: 3 })
})

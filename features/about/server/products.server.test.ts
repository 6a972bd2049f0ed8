import { describe, expect, test } from 'vitest'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { PRODUCTS } from '#features/site/rules/content/products.ts'

const services = await openTestServices()
const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
const admin = await actingAs(services, ada, 'admin')

const waits = (person: Person, slug: string, isWaiting = true) => person.asks('mutation ($slug: String!, $isWaiting: Boolean!) { waitForProduct(slug: $slug, isWaiting: $isWaiting) }', { slug, isWaiting })
const isWaiting = async (person: Person, slug: string) => (await person.asks<{ waitsForProduct: boolean }>('query ($slug: String!) { waitsForProduct(slug: $slug) }', { slug })).data!.waitsForProduct
const titles = async (person: Person) => (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
const saves = (address: string, revision: number) =>
  admin.asks('mutation ($value: String, $revision: Int!) { saveSiteSetting(key: "products", value: $value, revision: $revision) }', {
    value: JSON.stringify(PRODUCTS.map((product) => (product.slug === 'notebook' ? { ...product, address } : product))), revision,
  })

describe('Waiting for a product (requirement H-34)', () => {
  test('a member who waits is notified once when it has an address; who changed their mind and who waits for another is not', async () => {
    expect((await waits(ben, 'notebook')).errors).toBeUndefined()
    expect((await waits(ben, 'notebook')).errors).toBeUndefined()
    await waits(cleo, 'notebook')
    await waits(cleo, 'notebook', false)
    await waits(cleo, 'code-vault')
    expect([await isWaiting(ben, 'notebook'), await isWaiting(cleo, 'notebook'), await isWaiting(cleo, 'code-vault')]).toEqual([true, false, true])
    expect((await saves('', 0)).errors).toBeUndefined()
    await services.work()
    expect(await titles(ben)).toEqual([])
    expect((await saves('https://notebook.test', 1)).errors).toBeUndefined()
    await services.work()
    await saves('https://notebook.test/new', 2)
    await services.work()
    expect([await titles(ben), await titles(cleo)]).toEqual([['Notebook is ready'], []])
    expect([await isWaiting(ben, 'notebook'), await isWaiting(cleo, 'code-vault')]).toEqual([false, true])
    expect(codeOf(await waits(ben, 'notebook'))).toBe('NOT_ALLOWED')
    expect(codeOf(await waits(ben, 'perpetual-motion'))).toBe('NOT_FOUND')
  })

  test('products that were stored before there were addresses keep their texts', async () => {
    await services.pool.query("update site_settings set value = $1 where key = 'products'", [JSON.stringify([{ name: 'Old', slug: 'old', sentence: 'S.', text: 'T.', points: [] }])])
    expect((await ben.asks<{ site: object }>('{ site { products { name address } } }')).data!.site).toEqual({ products: [{ name: 'Old', address: '' }] })
  })
})
